/** Printing waits for pictures and tables of cards: they ask the engine for their position, and find their size a frame later. */
const FRAMES = 600;
const frame = (): Promise<number> => new Promise(requestAnimationFrame);

export async function drawn(): Promise<void> {
  for (let at = 0; at < FRAMES; at++) {
    await frame();
    if (!document.querySelector('figure.example:not(:has(.seals)), [data-catalogue=waiting]')) break;
  }
  await frame();
}
