/** Says what opponents do, with the voice that the browser has for the language of the page. */
function voice(): SpeechSynthesisVoice | null {
  const language = document.documentElement.lang;
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  return voices.find((one) => one.lang.toLowerCase().startsWith(language)) ?? null;
}

export const hasVoice = (): boolean => voice() !== null;

export function speakAloud(text: string): void {
  const found = voice();
  if (!found) return;
  const said = new SpeechSynthesisUtterance(text);
  said.voice = found;
  said.lang = found.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}
