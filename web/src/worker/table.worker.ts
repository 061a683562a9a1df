/**
 * The tables of this device live in one worker of one tab: the one that holds the lock. Others pass on what their page
 * asks; when that tab goes, the next one takes over, and every page connects again.
 */
import { openDesk, type Hear } from './pythonServer';
import { randomHex } from './random';
import { makeMemory } from './memory';
import type { Asked, Told } from './messages';

const LOCK = 'spieltisch-house';
/** Milliseconds after which nobody waits for a first decision any more. */
const LATER = 8000;
const ME = randomHex(16);
const channel = new BroadcastChannel(LOCK);

type Parcel = { from: string; asked: Asked } | { to: string; told: Told } | { opened: true };

/** Calls without an answer, and open lines: both are taken up again when the house changes. */
const calls = new Map<string, Asked>();
const lines = new Set<string>();
let hear: Hear | null = null;
let isHolder = false;

function note(asked: Asked): void {
  if (asked.kind === 'call') calls.set(asked.id, asked);
  if (asked.kind === 'open') lines.add(asked.key);
  if (asked.kind === 'leave') lines.delete(asked.key);
}

function toPage(told: Told): void {
  if (told.kind === 'answer') calls.delete(told.id);
  if (told.kind === 'closed') lines.delete(told.key);
  postMessage(told);
}

/** Whose line or call it is stands before its name, so that answers find their tab. */
function tell(told: Told): void {
  const name = told.kind === 'answer' ? told.id : told.key;
  const [tab, own] = [name.slice(0, ME.length), name.slice(ME.length + 1)];
  const mine: Told = told.kind === 'answer' ? { ...told, id: own } : { ...told, key: own };
  if (tab === ME) toPage(mine);
  else channel.postMessage({ to: tab, told: mine } satisfies Parcel);
}

function named(tab: string, asked: Asked): Asked {
  if (asked.kind === 'start') return asked;
  return asked.kind === 'call' ? { ...asked, id: `${tab} ${asked.id}` } : { ...asked, key: `${tab} ${asked.key}` };
}

const early: [string, Asked][] = [];

function receive(tab: string, asked: Asked): void {
  if (hear) void hear(named(tab, asked));
  else early.push([tab, asked]);
}

channel.onmessage = ({ data }: MessageEvent<Parcel>) => {
  if ('opened' in data) again();
  else if ('to' in data) {
    if (data.to === ME) toPage(data.told);
  } else if (isHolder) receive(data.from, data.asked);
};

/** Another worker holds the tables now. */
function again(): void {
  for (const key of [...lines]) toPage({ kind: 'closed', key, code: 1012 });
  for (const asked of calls.values()) pass(asked);
}

function pass(asked: Asked): void {
  if (isHolder) receive(ME, asked);
  else channel.postMessage({ from: ME, asked } satisfies Parcel);
}

async function hold(folder: string): Promise<never> {
  isHolder = true;
  channel.postMessage({ opened: true } satisfies Parcel);
  again();
  hear = await openDesk(folder, tell);
  for (const [tab, asked] of early) void hear(named(tab, asked));
  early.length = 0;
  setTimeout(() => void makeMemory(folder), LATER);
  return new Promise<never>(() => undefined);
}

/** The first tab is told at once that the lock is free; what its page asks meanwhile waits for that. */
function start(folder: string): Promise<void> {
  return new Promise((decided) => {
    void navigator.locks.request(LOCK, { ifAvailable: true }, async (free) => {
      isHolder = free !== null;
      decided();
      if (free) await hold(folder);
      else void navigator.locks.request(LOCK, () => hold(folder));
    });
  });
}

let started: Promise<void> | null = null;

onmessage = async ({ data }: MessageEvent<Asked>) => {
  if (data.kind === 'start') {
    started = start(data.folder);
    return;
  }
  await started;
  note(data);
  pass(data);
};
