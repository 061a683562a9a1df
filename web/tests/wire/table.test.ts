import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Socket, type Delay, type Link, type Wire } from '../../src/wire/socket';
import { asked, fold, frontSeat, NOTHING, type TableState } from '../../src/wire/tablestate';
import type { SeatView, Table, TableEvent, Update } from '../../src/wire/wire';

function view(seat: number | null, entry: number, events: TableEvent[], offers: string[] = []): SeatView {
  const shown = {
    title: 'demo',
    version: '1',
    entry,
    seat,
    seats: 2,
    to_act: [],
    prompt: null,
    over: false,
    ranking: null,
    table: {},
  };
  return {
    seat,
    view: shown,
    offers: offers.map((action) => ({ action })),
    undo: null,
    events,
    yields: [],
    recap: null,
  };
}
function table(views: SeatView[]): Table {
  return {
    type: 'table',
    taken_back: [],
    companion: null,
    receipt: null,
    entry: 0,
    status: 'playing',
    views,
    chat: [],
    clocks: [],
    thinking: [],
    paused: false,
    consent: null,
    outcome: null,
  };
}
function update(entry: number, views: SeatView[], undone = false): Update {
  return {
    type: 'update',
    entry,
    undone,
    views,
    changes: [],
    clocks: [],
    thinking: [],
    outcome: null,
    receipt: '',
    taken_back: [],
    companion: null,
  };
}

describe('what the server says', () => {
  const started = fold(NOTHING, table([view(0, 0, [{ entry: 0, event: 'round' }])]));
  it('adds new events to those known', () => {
    const after = fold(started, update(1, [view(0, 1, [{ entry: 1, event: 'moved' }])]));
    expect(after.views[0]!.events.map((event) => event.event)).toEqual(['round', 'moved']);
  });
  it('takes events back with an undo', () => {
    const moved = fold(started, update(1, [view(0, 1, [{ entry: 1, event: 'moved' }])]));
    const back = fold(moved, update(0, [view(0, 0, [])], true));
    expect(back.views[0]!.events.map((event) => event.event)).toEqual(['round']);
  });
  it('follows lists of people and what changed of them, and stays among them itself', () => {
    const one = (id: string, name: string) => ({ id, name, seats: [], connected: true });
    const people = (list: ReturnType<typeof one>[], part: boolean, gone: string[] = []): TableState =>
      fold(
        { ...NOTHING, you: 'p2', people: [one('p1', 'Ada'), one('p2', 'Bob'), one('p3', 'Eve')] },
        {
          type: 'people',
          seats: [],
          people: list,
          part,
          gone,
          watchers: 0,
          status: 'playing',
          delay: 0,
          hands_open: false,
        },
      );
    const names = (state: TableState): string[] => state.people.map(({ name }) => name);
    expect(names(people([one('p4', 'Dan')], false))).toEqual(['Dan']);
    expect(names(people([one('p1', 'Adele'), one('p4', 'Dan')], true, ['p2', 'p3']))).toEqual(['Adele', 'Bob', 'Dan']);
  });
  it('knows which own seat is asked', () => {
    const both = fold(NOTHING, table([view(0, 0, []), view(1, 0, [], ['pass'])]));
    expect(asked(both)).toEqual([1]);
    expect(frontSeat(both, 0)).toBe(1);
    expect(frontSeat({ ...both, views: [view(0, 0, []), view(1, 0, [])] }, 1)).toBe(1);
  });
  it('forgets a consent that was answered', () => {
    const request = { request: 'r', kind: 'undo' as const, person: 'p', seat: 0, entry: 1, waiting: [1], left: null };
    const notice = {
      type: 'notice' as const,
      kind: 'consent' as const,
      seat: 0,
      person: null,
      left: null,
      consent: request,
      table: null,
    };
    const pending: TableState = fold(started, notice);
    expect(pending.consent?.request).toBe('r');
    expect(fold(pending, { ...notice, kind: 'consent_given', consent: null }).consent).toBeNull();
  });
});

class FakeWire implements Wire {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {}
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

describe('socket', () => {
  it('sends what was not answered again after a lost connection', async () => {
    const wires: FakeWire[] = [];
    const links: Link[] = [];
    const socket = new Socket({
      open: () => {
        const wire = new FakeWire();
        wires.push(wire);
        return wire;
      },
      said: () => undefined,
      link: (state) => links.push(state),
      delay: () => 60_000,
    });
    const answered = socket.send({ type: 'chat', text: 'hello' });
    wires[0]!.say(table([]));
    expect(wires[0]!.sent).toHaveLength(1);
    wires[0]!.onclose?.({ code: 1006 });
    socket.reconnectNow();
    wires[1]!.say(table([]));
    expect(wires[1]!.sent).toEqual(wires[0]!.sent);
    wires[1]!.say({
      type: 'answer',
      id: wires[1]!.sent[0]!['id'],
      result: 'ok',
      entry: null,
      reasons: [],
      asked: null,
      best: [],
      table: null,
    });
    expect((await answered).result).toBe('ok');
    expect(links).toEqual(['connecting', 'open', 'lost', 'open']);
    socket.close();
  });
  it('makes a move again that came after too many questions', async () => {
    vi.useFakeTimers();
    const wire = new FakeWire();
    const socket = new Socket({ open: () => wire, said: () => undefined, link: () => undefined });
    wire.say(table([]));
    const answers = [
      socket.send({ type: 'why', seat: 0, action: 'pass' }),
      socket.send({ type: 'act', seat: 0, entry: 0, action: 'pass' }),
    ];
    const [asked, moved] = wire.sent.map(({ id }) => id);
    const answer = { type: 'answer', entry: null, asked: null, best: [], table: null };
    for (const id of [asked, moved])
      wire.say({ ...answer, id, result: 'refused', reasons: [{ key: 'server-too_fast', args: {} }] });
    vi.runAllTimers();
    expect(wire.sent.map(({ id }) => id)).toEqual([asked, moved, moved]);
    wire.say({ ...answer, id: moved, result: 'applied', reasons: [] });
    expect((await Promise.all(answers)).map(({ result }) => result)).toEqual(['refused', 'applied']);
    socket.close();
    vi.useRealTimers();
  });
  it('waits twice as long each time, a minute at most, and says when it tries again', () => {
    vi.useFakeTimers();
    const wires: FakeWire[] = [];
    const waits: number[] = [];
    const socket = new Socket({
      open: () => wires[wires.push(new FakeWire()) - 1]!,
      said: () => undefined,
      link: () => undefined,
      again: (at) => waits.push(at - Date.now()),
    });
    for (let tries = 0; tries < 10; tries++) {
      wires.at(-1)!.onclose?.({ code: 1006 });
      vi.advanceTimersByTime(waits.at(-1)!);
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
    expect(wires).toHaveLength(11);
    socket.close();
    vi.useRealTimers();
  });
  it('stays away where it may not be', () => {
    const wires: FakeWire[] = [];
    const links: Link[] = [];
    new Socket({
      open: () => wires[wires.push(new FakeWire()) - 1]!,
      said: () => undefined,
      link: (state) => links.push(state),
    });
    wires[0]!.onclose?.({ code: 1008 });
    expect(links.at(-1)).toBe('closed');
    expect(wires).toHaveLength(1);
  });
});

describe('a line that hangs', () => {
  const answer = { type: 'answer', entry: null, asked: null, best: [], table: null, reasons: [] };
  const move = { type: 'act', seat: 0, entry: 0, action: 'pass' } as const;

  function opened() {
    const wires: FakeWire[] = [];
    const delays: Delay[] = [];
    const links: Link[] = [];
    const socket = new Socket({
      open: () => wires[wires.push(new FakeWire()) - 1]!,
      said: () => undefined,
      link: (state) => links.push(state),
      delayed: (delay) => delays.push(delay),
      beats: true,
    });
    wires[0]!.say(table([]));
    const pings = (wire: FakeWire) => wire.sent.filter(({ type }) => type === 'ping').length;
    return { wires, delays, links, socket, pings };
  }
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says after a second that a move is being sent, and after four that nobody answers', async () => {
    const { wires, delays, socket } = opened();
    const moved = socket.send(move);
    vi.advanceTimersByTime(900);
    expect(delays).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(delays).toEqual(['slow']);
    vi.advanceTimersByTime(3000);
    expect(delays).toEqual(['slow', 'silent']);
    wires[0]!.say({ ...answer, id: wires[0]!.sent[0]!['id'], result: 'applied' });
    expect((await moved).result).toBe('applied');
    expect(delays).toEqual(['slow', 'silent', 'none']);
    socket.close();
  });
  it('asks every five seconds whether anybody is there, and not while there is talk', () => {
    const { wires, delays, socket, pings } = opened();
    for (let times = 0; times < 4; times++) {
      vi.advanceTimersByTime(3000);
      wires[0]!.say({ type: 'pulse', clocks: [], thinking: [], paused: false });
    }
    expect(pings(wires[0]!)).toBe(0);
    vi.advanceTimersByTime(5250);
    expect(pings(wires[0]!)).toBe(1);
    wires[0]!.say({ ...answer, id: wires[0]!.sent[0]!['id'], result: 'ok' });
    vi.advanceTimersByTime(5250);
    expect(pings(wires[0]!)).toBe(2);
    vi.advanceTimersByTime(4000);
    expect(delays).toEqual(['silent']);
    socket.close();
  });
  it('gives a dead line up, and the move goes out on the next with the same name', async () => {
    const { wires, links, socket } = opened();
    const moved = socket.send(move);
    const old = wires[0]!;
    vi.advanceTimersByTime(10_500);
    expect(links).toEqual(['connecting', 'open', 'lost']);
    expect(wires).toHaveLength(2);
    wires[1]!.say(table([]));
    const [first, again] = [old.sent[0]!, wires[1]!.sent[0]!];
    expect(again).toEqual(first);
    expect(wires[1]!.sent).toHaveLength(1);
    old.say({ ...answer, id: first['id'], result: 'refused' }); // too late: this line is gone
    wires[1]!.say({ ...answer, id: first['id'], result: 'applied' });
    expect((await moved).result).toBe('applied');
    socket.close();
  });
  it('tries another line where a new one says nothing', () => {
    const { wires, socket } = opened();
    wires[0]!.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(250);
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(11_000);
    expect(wires).toHaveLength(3);
    socket.close();
  });
  it('finds out within a second when the browser is offline', () => {
    const { wires, delays, socket, pings } = opened();
    socket.doubt();
    expect(pings(wires[0]!)).toBe(1);
    vi.advanceTimersByTime(1250);
    expect(delays).toEqual(['silent']);
    wires[0]!.say({ ...answer, id: wires[0]!.sent[0]!['id'], result: 'ok' });
    expect(delays).toEqual(['silent', 'none']);
    socket.close();
  });
  it('does not take its own sleep for a dead line, nor a thought for silence', () => {
    const { wires, delays, links, socket } = opened();
    void socket.send({ type: 'hint', seat: 0 });
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(300);
    wires[0]!.say({ type: 'pulse', clocks: [], thinking: [], paused: false });
    vi.advanceTimersByTime(4900);
    expect(delays).toEqual([]);
    expect(links).toEqual(['connecting', 'open']);
    socket.close();
  });
  it('hurries away from a line that does not answer', () => {
    const { wires, socket } = opened();
    void socket.send(move);
    vi.advanceTimersByTime(4500);
    socket.reconnectNow();
    expect(wires).toHaveLength(2);
    socket.close();
  });
});
