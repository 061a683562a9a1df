/** Somebody who thinks: one question after the other, answered by the same code as in a server's processes. */
import { readNet, type Products } from './net';
import { startPython } from './python';

type Work = (question: string) => string;

/** Asked in the middle of a thought, so it is fetched at once; a title without a net has none. */
function netOf(folder: string, title: string): Products | undefined {
  const request = new XMLHttpRequest();
  request.open('GET', `${folder}${title}.net`, false);
  request.responseType = 'arraybuffer';
  request.send();
  return request.status === 200 ? readNet(request.response as ArrayBuffer) : undefined;
}

async function start(folder: string): Promise<Work> {
  const python = await startPython(folder);
  python.pyimport('spieltisch.ai.net').use((title: string) => {
    const products = netOf(folder, title);
    return products && ((encoded: { toJs(): Uint8Array }) => products(encoded.toJs()));
  });
  return python.pyimport('spieltisch.server.page.workers').work as Work;
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
