// Players for both servers: `node load.mjs ours|peer URL connections seconds pid [warm-up]`. Prints one line of JSON.
// Every player sends its next action as soon as it is asked; latency is from the action to the server's word about it.
import { io } from 'socket.io-client';
import { readFileSync } from 'node:fs';
import WebSocket from 'ws';

const [kind, url, connections, seconds, pid, warmUp = 8] = process.argv.slice(2);
const NIGHTS = 60;
const NAMES = ['ember', 'candle', 'torch', 'lamp', 'beacon', 'star'];
const latencies = [];
let measuring = false;
let failed = 0;

const pick = (list) => list[Math.floor(Math.random() * list.length)];
const note = (started) => { if (measuring) latencies.push(performance.now() - started); };

async function call(path, body, headers = {}) {
  const answer = await fetch(url + path, {
    method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

// -- ours

async function ourTable() {
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const answer = await call('/api/v1/tables', { title: 'lanterns', seats });
  const { table } = await answer.json();
  const ends = table.seats.map((seat) => ourPlayer(table.id, seat.invite.split('#')[1]));
  await Promise.all(ends.map((end) => end.sat));
  return Promise.all(ends.map((end) => end.over));
}

function ourPlayer(table, token) {
  const address = `${url.replace('http', 'ws')}/api/v1/tables/${table}/socket`;
  const socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` }, perMessageDeflate: false });
  let number = 0;
  let started = 0;
  let sit;
  const sat = new Promise((done) => { sit = done; });
  const over = new Promise((done) => {
    socket.on('error', () => { failed += 1; sit(); done(); });
    socket.on('close', () => { sit(); done(); });
    socket.on('message', (data) => {
      const said = JSON.parse(data);
      if (said.type === 'answer') {
        note(started);
        started = 0;
        if (said.result === 'refused') failed += 1;
        return;
      }
      if (said.type !== 'table' && said.type !== 'update') return;
      sit();
      if (said.outcome) { socket.close(); return; }
      for (const view of said.views) {
        if (!view.offers.length || started) continue;
        started = performance.now();
        number += 1;
        socket.send(JSON.stringify({ type: 'act', id: `${number}`, seat: view.seat, entry: said.entry, action: pick(view.offers).action }));
      }
    });
  });
  return { sat, over };
}

// -- boardgame.io, spoken to as its own client does

async function peerTable() {
  const created = await call('/games/lanterns/create', { numPlayers: 2, setupData: { nights: NIGHTS } });
  const { matchID } = await created.json();
  const players = await Promise.all(['0', '1'].map(async (playerID) => {
    const joined = await call(`/games/lanterns/${matchID}/join`, { playerID, playerName: playerID });
    return { playerID, credentials: (await joined.json()).playerCredentials };
  }));
  return Promise.all(players.map((player) => peerPlayer(matchID, player)));
}

function peerPlayer(matchID, { playerID, credentials }) {
  return new Promise((done) => {
    const socket = io(`${url}/lanterns`, { transports: ['websocket'], forceNew: true });
    let started = 0;
    let taken = () => true; // whether the state shows the last move
    const look = (state) => {
      if (state._stateID === undefined) return;
      if (started && taken(state.G)) { note(started); started = 0; }
      if (state.ctx.gameover) { socket.close(); done(); return; }
      const { G } = state;
      const seat = Number(playerID);
      let move = null;
      if (G.pilot === seat) move = ['send', [1 + Math.floor(Math.random() * 3)]];
      else if (G.pilot === null && G.waits[seat]) move = ['show', [pick(G.hand)]];
      if (!move || started) return;
      started = performance.now();
      const { night } = G;
      taken = move[0] === 'send' ? (now) => now.pilot === null : (now) => now.night > night || now.pilot !== null || !now.waits[seat];
      const action = { type: 'MAKE_MOVE', payload: { type: move[0], args: move[1], playerID, credentials } };
      socket.emit('update', action, state._stateID, matchID, playerID);
    };
    socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, 2));
    socket.on('sync', (_id, info) => look(info.state));
    socket.on('update', (_id, state) => look(state));
    socket.on('connect_error', () => { failed += 1; socket.close(); done(); });
  });
}

// -- the run

const table = kind === 'ours' ? ourTable : peerTable;
let stopping = false;
async function keepPlaying() {
  while (!stopping) {
    try { await table(); } catch (error) { failed += 1; if (failed < 4) console.error(String(error)); await new Promise((done) => setTimeout(done, 50)); }
  }
}
const running = Array.from({ length: Number(connections) / 2 }, keepPlaying);
// long enough for everybody to sit down and for both servers to run warm
await new Promise((done) => setTimeout(done, Number(warmUp) * 1000 + Number(connections) * 10));
/** Seconds of processor time of the server so far; a tick is a hundredth. */
const used = () => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch { return NaN; }
};
measuring = true;
const begun = performance.now();
const before = used();
await new Promise((done) => setTimeout(done, Number(seconds) * 1000));
measuring = false;
const took = (performance.now() - begun) / 1000;
const cpu = ((used() - before) / latencies.length) * 1e6;
stopping = true;
latencies.sort((a, b) => a - b);
const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
console.log(JSON.stringify({ moves: latencies.length / took, p50: at(0.5) ?? null, p99: at(0.99) ?? null, cpu, failed }));
process.exit(running.length ? 0 : 1);
