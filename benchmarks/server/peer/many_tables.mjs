// Many tables at a human pace: `node many_tables.mjs URL title seats tables seconds pid`. Prints one line of JSON.
// One socket for each seat, told of changes as a browser is; every table makes about one move a second, at random moments.
// 2,000 players share this process, so of the board they follow nothing but what they may do.
import { readFileSync } from 'node:fs';
import WebSocket from 'ws';

const [url, title, seats, tables, seconds, pid] = process.argv.slice(2);
const PACE = 1000;
const NOTHING = { offers: [] };
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
  const request = { title, seats: Array.from({ length: Number(seats) }, () => ({ kind: 'open' })) };
  const answer = await fetch(`${url}/api/v1/tables`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(request),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const made = (await answer.json()).table;
  await Promise.all(made.seats.map((seat) => player(made.id, seat.invite.split('#')[1])));
}

/** What a seat may do after these changes (`docs/protocol.md`). */
function follow(known, steps) {
  const now = structuredClone(known);
  for (const [path, ...rest] of steps) {
    if (path.length && path[0] !== 'offers') continue;
    const place = path.slice(0, -1).reduce((part, key) => part[key], now);
    const key = path.at(-1);
    if (!path.length) now.offers = rest[0].offers;
    else if (!rest.length) delete place[key];
    else if (rest.length === 1) place[key] = rest[0];
    else place[key].splice(rest[0], rest[1], ...rest[2]);
  }
  return now;
}

function player(id, token) {
  return new Promise((sat) => {
    const address = `${url.replace('http', 'ws')}/api/v1/tables/${id}/socket?changes=1`;
    const socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` }, perMessageDeflate: false });
    let number = 0;
    let planned = false;
    let started = 0;
    let entry = 0;
    let seat = 0;
    let known = NOTHING;
    const act = () => {
      planned = false;
      if (started || socket.readyState !== WebSocket.OPEN || !known.offers.length) return;
      number += 1;
      const request = JSON.stringify({ type: 'act', id: `${number}`, seat, entry, action: pick(known.offers).action });
      started = performance.now();
      socket.send(request);
    };
    const look = (said) => {
      sat();
      if (said.outcome) { socket.close(); return; }
      entry = said.entry;
      for (const one of said.views) { seat = one.seat; known = { offers: one.offers }; }
      for (const { since, steps } of said.changes ?? []) known = follow(since === null ? NOTHING : known, steps);
      if (!planned && known.offers.length) {
        planned = true;
        setTimeout(act, PACE * (0.5 + Math.random()));
      }
    };
    socket.on('error', () => { failed += 1; sat(); });
    socket.on('message', (data) => {
      bytes += data.length;
      const said = JSON.parse(data);
      if (said.type === 'answer') {
        if (measuring) latencies.push(performance.now() - started);
        started = 0;
        if (said.result === 'refused') failed += 1;
        if (said.table) look(said.table);
      } else if (said.type === 'table' || said.type === 'update') look(said);
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
