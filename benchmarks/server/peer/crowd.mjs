// Many tables at a human pace: `node crowd.mjs URL title seats tables seconds pid`. Prints one line of JSON.
// One socket for each seat; every table makes about one move a second, at random moments. 2,000 players share this process,
// so they read a view only when they are asked: else they would keep each other waiting and call it the server's time.
import { readFileSync } from 'node:fs';
import WebSocket from 'ws';

const [url, title, seats, tables, seconds, pid] = process.argv.slice(2);
const PACE = 1000;
const ASKED = Buffer.from('"offers":[{');
const RUNNING = Buffer.from('"outcome":null');
const latencies = [];
let measuring = false;
let failed = 0;
let bytes = 0;

const pick = (list) => list[Math.floor(Math.random() * list.length)];
const wait = (span) => new Promise((done) => setTimeout(done, span));

function memory() {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
  } catch { return NaN; }
}

function used() {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch { return NaN; }
}

async function table() {
  const wish = { title, seats: Array.from({ length: Number(seats) }, () => ({ kind: 'open' })) };
  const answer = await fetch(`${url}/api/v1/tables`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const made = (await answer.json()).table;
  await Promise.all(made.seats.map((seat) => player(made.id, seat.invite.split('#')[1])));
}

function player(id, token) {
  return new Promise((sat) => {
    const address = `${url.replace('http', 'ws')}/api/v1/tables/${id}/socket`;
    const socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` }, perMessageDeflate: false });
    let number = 0;
    let planned = false;
    let started = 0;
    let newest = null;
    const act = () => {
      planned = false;
      if (started || socket.readyState !== WebSocket.OPEN) return;
      const said = JSON.parse(newest);
      const view = (said.table ?? said).views.find((one) => one.offers.length);
      if (!view) return;
      number += 1;
      const wish = JSON.stringify({ type: 'act', id: `${number}`, seat: view.seat, entry: view.view.entry, action: pick(view.offers).action });
      started = performance.now();
      socket.send(wish);
    };
    socket.on('error', () => { failed += 1; sat(); });
    socket.on('message', (data) => {
      bytes += data.length;
      const head = data.subarray(0, 17).toString();
      if (head.includes('"answer"')) {
        if (measuring) latencies.push(performance.now() - started);
        started = 0;
        if (data.includes('"refused"')) failed += 1;
        if (data.includes('"stale"')) newest = data;
        return;
      }
      if (!head.includes('"table"') && !head.includes('"update"')) return;
      newest = data;
      sat();
      if (!data.includes(RUNNING)) { socket.close(); return; }
      if (!planned && data.includes(ASKED)) {
        planned = true;
        setTimeout(act, PACE * (0.5 + Math.random()));
      }
    });
  });
}

const empty = memory();
for (let made = 0; made < Number(tables); made += 10) await Promise.all(Array.from({ length: Math.min(10, Number(tables) - made) }, table));
await wait(3000);
measuring = true;
bytes = 0;
const before = used();
const begun = performance.now();
await wait(Number(seconds) * 1000);
measuring = false;
const took = (performance.now() - begun) / 1000;
latencies.sort((a, b) => a - b);
const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
const full = memory();
console.log(JSON.stringify({
  moves: latencies.length / took, p50: at(0.5), p99: at(0.99), cpu: (used() - before) / took, megabytes: (full - empty) / Number(tables),
  sent: bytes / took / 1e6, failed,
}));
process.exit(0);
