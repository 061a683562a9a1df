/** What a page and the worker that holds its tables say to each other. */
export type Asked =
  | { kind: 'start'; folder: string }
  | { kind: 'call'; id: string; method: string; path: string; body: string }
  | { kind: 'open'; key: string; table: string }
  | { kind: 'say'; key: string; text: string }
  | { kind: 'leave'; key: string };

export type Told =
  | { kind: 'answer'; id: string; status: number; text: string }
  | { kind: 'said'; key: string; text: string }
  | { kind: 'closed'; key: string; code: number };
