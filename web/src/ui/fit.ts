import type { Attachment } from 'svelte/attachments';

const fits = (node: HTMLElement): boolean =>
  node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1;

/** The largest share of the usual size at which the text of a box fits; it is set at once. */
function shrunk(node: HTMLElement, from: number, least: number): number {
  let size = from;
  for (; size >= least; size -= 0.04) {
    node.style.setProperty('--size', size.toFixed(2));
    if (fits(node)) break;
  }
  return Math.max(size, least);
}

/** The same for several boxes side by side: all share the size of the fullest, down to `common`; a text that does not
 *  fit even then is set smaller alone. */
export function fitAlike(selector: string, common = 0.8, least = 0.56): Attachment<HTMLElement> {
  return (node) => {
    let width = 0;
    function shrink(): void {
      const boxes = [...node.querySelectorAll<HTMLElement>(selector)];
      const needed = Math.min(1, ...boxes.map((box) => shrunk(box, 1, common)));
      for (const box of boxes) shrunk(box, needed, least);
    }
    const watcher = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === width) return;
      width = entry.contentRect.width;
      shrink();
    });
    const changes = new MutationObserver(shrink);
    watcher.observe(node);
    changes.observe(node, { characterData: true, childList: true, subtree: true });
    void document.fonts?.ready.then(shrink);
    return () => {
      watcher.disconnect();
      changes.disconnect();
    };
  };
}

/** Makes the letters of a box smaller until its text fits; `least` is the smallest share of the usual size. What does
 *  not fit at all is left out where `whole` is asked for. */
export function fit(least = 0.7, whole = false): Attachment<HTMLElement> {
  return (node) => {
    let [width, height] = [0, 0];
    function shrink(): void {
      if (whole) node.style.removeProperty('display');
      shrunk(node, 1, least);
      if (whole && !fits(node)) node.style.display = 'none';
    }
    // What is left out has no size of its own.
    const measured = whole ? (node.parentElement ?? node) : node;
    const watcher = new ResizeObserver(([entry]) => {
      const box = entry?.contentRect;
      if (!box || (box.width === width && box.height === height)) return;
      [width, height] = [box.width, box.height];
      shrink();
    });
    const changes = new MutationObserver(shrink);
    watcher.observe(measured);
    changes.observe(node, { characterData: true, childList: true, subtree: true });
    void document.fonts?.ready.then(shrink);
    return () => {
      watcher.disconnect();
      changes.disconnect();
    };
  };
}
