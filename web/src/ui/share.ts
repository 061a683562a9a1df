/** A moment to share: its address. */
import { say } from './toast.svelte';

/** Without HTTPS there is no clipboard, but what is selected can be copied. */
function copySelected(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  const place = document.querySelector('dialog[open]') ?? document.body; // outside of an open dialog nothing is selected
  place.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  return copied;
}

/** Whether the text is in the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  if (!navigator.clipboard) return copySelected(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

export async function copyLink(address: string, told: string): Promise<void> {
  const link = new URL(address, location.href).href;
  say((await copyText(link)) ? told : link);
}
