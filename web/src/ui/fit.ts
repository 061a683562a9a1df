/** Makes the letters of a box smaller until its text fits; `least` is the smallest share of the usual size. What does
 *  not fit at all is left out where `whole` is asked for. */
import type { Attachment } from 'svelte/attachments';

export function fit(least = 0.7, whole = false): Attachment<HTMLElement> {
  return (node) => {
    let [width, height] = [0, 0];
    const fits = (): boolean => node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1;
    function shrink(): void {
      if (whole) node.style.removeProperty('display');
      for (let size = 1; size >= least; size -= 0.04) {
        node.style.setProperty('--size', size.toFixed(2));
        if (fits()) return;
      }
      if (whole) node.style.display = 'none';
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
