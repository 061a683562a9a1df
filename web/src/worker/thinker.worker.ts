/** Somebody who thinks: one question after the other, answered by the same code as in a server's processes. */
import { startPython } from './python';

type Work = (question: string) => string;

async function start(folder: string): Promise<Work> {
  const python = await startPython(folder);
  return python.pyimport('spieltisch.server.page.thinkers').work as Work;
}

let work: Promise<Work> | null = null;

onmessage = async ({ data }: MessageEvent<string | [number, string]>) => {
  if (typeof data === 'string') {
    work = start(data);
    return;
  }
  const [number, question] = data;
  postMessage([number, (await work!)(question)]);
};
