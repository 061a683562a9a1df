/** A moment to share: its address, or a picture of it. */
import { say } from './toast.svelte';

export async function copyLink(address: string, told: string): Promise<void> {
  const link = new URL(address, location.href).href;
  const copied =
    (await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    )) ?? false;
  say(copied ? told : link);
}

export async function savePicture(node: HTMLElement | undefined, name: string): Promise<void> {
  if (!node) return;
  const { toBlob } = await import('html-to-image');
  const blob = await toBlob(node, { style: { transform: 'none' }, pixelRatio: 1 });
  if (!blob) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${name}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
