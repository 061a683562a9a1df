// The same game as games/lanterns on boardgame.io's own server, as its documentation sets one up.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core');

const VALUES = 6;
const draw = (G) => {
  for (const hand of G.hands) if (G.deck.length) hand.push(G.deck.pop());
};

const show = ({ G, playerID, events }, value) => {
  const seat = Number(playerID);
  if (G.pilot !== null || G.chosen[seat] !== null || !G.hands[seat].includes(value)) return INVALID_MOVE;
  G.chosen[seat] = value;
  if (G.chosen.includes(null)) return undefined;
  const shown = [...G.chosen];
  shown.forEach((card, other) => G.hands[other].splice(G.hands[other].indexOf(card), 1));
  G.shown.push(...shown);
  G.chosen = shown.map(() => null);
  const shining = shown.filter((card) => shown.indexOf(card) === shown.lastIndexOf(card));
  if (shining.length) G.pilot = shown.indexOf(Math.max(...shining));
  else nextNight(G, events);
  return undefined;
};

const send = ({ G, playerID, random, events }, boats) => {
  if (G.pilot !== Number(playerID) || boats < 1 || boats > 3) return INVALID_MOVE;
  for (const die of random.D6(boats)) G.points[G.pilot] += die >= 3 ? 2 : die === 1 ? -1 : 0;
  G.pilot = null;
  nextNight(G, events);
  return undefined;
};

const nextNight = (G, events) => {
  draw(G);
  G.night += 1;
  if (G.night > G.nights) events.endGame({ points: [...G.points] });
};

const lanterns = {
  name: 'lanterns',
  minPlayers: 2,
  maxPlayers: 4,
  setup: ({ ctx, random }, data) => {
    const nights = data?.nights ?? 5;
    const deck = random.Shuffle(Array.from({ length: nights * 2 + 20 }, (_, n) => n % VALUES));
    const hands = Array.from({ length: ctx.numPlayers }, () => deck.splice(0, 5));
    const points = hands.map(() => 0);
    return { night: 1, nights, points, hands, deck, shown: [], chosen: hands.map(() => null), pilot: null };
  },
  playerView: ({ G, playerID }) => {
    const { hands, deck, chosen, ...open } = G;
    return { ...open, cards: hands.map((hand) => hand.length), deck: deck.length, hand: hands[Number(playerID)] ?? null, waits: chosen.map((card) => card === null) };
  },
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    show: { move: show, client: false, ignoreStaleStateID: true, undoable: false },
    send: { move: send, client: false, ignoreStaleStateID: true, undoable: false },
  },
  disableUndo: true,
};

const server = Server({ games: [lanterns], origins: [Origins.LOCALHOST_IN_DEVELOPMENT] });
const running = await server.run({ port: Number(process.argv[2]), callback: () => {} });
console.log('open');
process.on('SIGTERM', () => { server.kill(running); process.exit(0); });
