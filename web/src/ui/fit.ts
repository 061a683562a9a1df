/** Makes the letters of a box smaller until its text fits; `least` is the smallest share of the usual size. */
import type { Attachment } from 'svelte/attachments';

export function fit(least = 0.7): Attachment<HTMLElement> {
  return (node) => {
    let width = 0;
    function shrink(): void {
      for (let size = 1; size >= least; size -= 0.04) {
        node.style.setProperty('--size', size.toFixed(2));
        if (node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1) break;
      }
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
