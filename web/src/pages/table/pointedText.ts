/** The words of what is under the pointer or has the focus, with the heading around it. */
const THINGS = 'button, [role="button"], li, article, section.branch, [data-place], [data-region]';

export function pointedAt(): string {
  const under = [...document.querySelectorAll(':hover')].at(-1);
  const thing = under?.closest(THINGS) ?? document.activeElement?.closest(THINGS);
  const heading = thing?.closest('section.branch')?.querySelector('h2, h3, h4')?.textContent;
  return [heading, thing?.getAttribute('aria-label'), thing?.textContent?.slice(0, 300)].join(' ');
}
