/** A finished game for elsewhere: BG Stats takes a link, BoardGameGeek a text. */
import { facts } from './fluent';

export interface PlayedSeat {
  name: string;
  /** What the seat played; empty where it is called as its player. */
  part: string;
  /** Of a computer. */
  level: string | null;
  place: number | null;
  /** Null where points say nothing. */
  score: number | null;
}
export interface PlayRecord {
  id: string;
  title: string;
  /** The English name, by which others know the game. */
  game: string;
  bgg: number | null;
  /** When it ended. */
  at: Date;
  seats: PlayedSeat[];
}

const BG_STATS = 'https://app.bgstatsapp.com/createPlay.html';

/** 2026-11-19 20:14:03, in UTC. */
const moment = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');

/**
 * The play as BG Stats imports it: its makers describe the fields under "Push plays to BG Stats". Names of players and
 * of the game stay the same from play to play, so that each has to be matched once only.
 */
export function bgStatsLink({ id, title, game, bgg, at, seats }: PlayRecord): string {
  const data = {
    sourceName: 'Spieltisch',
    sourcePlayId: id,
    playDate: moment(at),
    location: 'Spieltisch',
    game: {
      name: game,
      sourceGameId: title,
      ...(bgg !== null && { bggId: bgg }),
      highestWins: true,
      noPoints: seats.every(({ score }) => score === null),
    },
    players: seats.map(({ name, part, level, place, score }) => ({
      name,
      sourcePlayerId: level ? `computer ${level} ${name}` : name,
      winner: place === 1,
      ...(place !== null && { rank: place }),
      ...(score !== null && { score }),
      ...(part && { role: part }),
    })),
  };
  return `${BG_STATS}?data=${encodeURIComponent(JSON.stringify(data))}`;
}

/** Plain lines, best first: they fit the comment of a play and a post alike. `won`: the word for who won. */
export function playText({ game, at, seats }: PlayRecord, won: string): string {
  const rows = [...seats].sort((one, other) => (one.place ?? Infinity) - (other.place ?? Infinity) || 0);
  const lines = rows.map(({ name, part, place, score }) => {
    const who = part ? `${name} (${part})` : name;
    const told = facts([String(score ?? ''), place === 1 ? won : '']);
    return `${place === null ? '-' : `${place}.`} ${who}${told ? `: ${told}` : ''}`;
  });
  return [`${game}, ${at.toISOString().slice(0, 10)}`, ...lines, 'Spieltisch'].join('\n');
}
