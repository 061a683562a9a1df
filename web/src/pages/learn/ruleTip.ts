/** What a finger is at: things on the page that lead to a rule or say something about themselves. */
const THING = '[data-rule], [data-tip]';

const area = (one: Element): number => {
  const { width, height } = one.getBoundingClientRect();
  return width * height;
};
export function isAt(one: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
}

/** The thing at a point. Pieces of a picture or a card let clicks through to what they lie on: the smallest is meant. */
export function thingAt(target: Element, x: number, y: number): Element | null {
  const own = target.closest(THING);
  const ground = target.closest('svg') ?? target;
  if (own && own !== ground && ground.contains(own)) return own;
  const there = [...ground.querySelectorAll(THING)].filter((one) => isAt(one, x, y));
  return there.sort((a, b) => area(a) - area(b))[0] ?? own;
}

/** What has the focus, what lies in it, and what `data-things` says belongs to it: the first speaks, the others are named. */
export function thingsOf(target: Element): Element[] {
  const own = target.closest(THING);
  const elsewhere = target.getAttribute('data-things');
  const inside = [target, elsewhere ? document.querySelector(elsewhere) : null];
  return [...(own ? [own] : []), ...inside.flatMap((one) => (one ? [...one.querySelectorAll(THING)] : []))];
}
