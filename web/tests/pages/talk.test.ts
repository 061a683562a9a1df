import { describe, expect, it, vi } from 'vitest';
import { keyOf, pieces, quickOf, Talk } from '../../src/ui/talk.svelte';
import type { ChatLine } from '../../src/wire/wire';

const line = (number: number, person: string, text = 'hello', mark: string | null = null): ChatLine => ({
  number,
  person,
  name: person,
  seat: person === 'bob' ? 1 : 0,
  text,
  age: 0,
  entry: 0,
  mark,
});
function store() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  };
}

describe('talk', () => {
  it('counts what others said since it was in sight, also after a reload', () => {
    const kept = store();
    const talk = new Talk('t', () => undefined, kept);
    talk.follow([line(1, 'bob'), line(2, 'ada')], 'ada');
    expect(talk.unread).toBe(1);
    const hide = talk.show();
    expect(talk.unread).toBe(0);
    hide();
    talk.follow([line(1, 'bob'), line(2, 'ada'), line(3, 'ada'), line(4, 'bob')], 'ada');
    expect(talk.unread).toBe(1);
    const again = new Talk('t', () => undefined, kept);
    const old = [line(1, 'bob'), line(2, 'ada'), line(3, 'ada'), line(4, 'bob')].map((one) => ({ ...one, age: 60 }));
    again.follow(old, 'ada');
    expect(again.unread).toBe(1);
    expect(again.fresh).toEqual([]);
  });
  it('shows a new line beside its speaker for six seconds and a mark for five, and rings once', () => {
    const ring = vi.fn();
    const talk = new Talk('t', ring, store());
    talk.follow([], 'ada', 0);
    talk.follow([{ ...line(1, 'bob'), age: 60 }], 'ada', 0);
    expect(talk.fresh).toEqual([]); // what was there before the page is old
    talk.follow([line(1, 'bob'), line(2, 'bob'), line(3, 'ada')], 'ada', 0);
    expect(talk.fresh.map(({ line }) => line.number)).toEqual([2]);
    expect(ring).toHaveBeenCalledTimes(1);
    talk.follow([line(2, 'bob'), line(4, 'ada', '', 'region:kislev')], 'ada', 1000);
    expect(talk.fresh.map(({ line, until }) => [line.number, until])).toEqual([
      [2, 6000],
      [4, 6000],
    ]);
    expect(ring).toHaveBeenCalledTimes(1);
    talk.expire(6000);
    expect(talk.fresh).toEqual([]);
  });
  it('neither shows nor counts nor rings for whoever is muted, until they are heard again', () => {
    const kept = store();
    const ring = vi.fn();
    const talk = new Talk('t', ring, kept);
    talk.follow([{ ...line(1, 'bob'), age: 60 }], 'ada');
    talk.mute('bob');
    talk.follow([line(1, 'bob'), line(2, 'bob')], 'ada');
    expect([talk.unread, talk.heard.length, talk.fresh.length]).toEqual([0, 0, 0]);
    expect(ring).not.toHaveBeenCalled();
    const again = new Talk('t', ring, kept);
    expect(again.muted).toEqual(['bob']);
    again.hearAll();
    again.follow([line(1, 'bob')], 'ada');
    expect(again.heard).toHaveLength(1);
  });
  it('knows quick words and addresses, and nothing that only looks like them', () => {
    expect([quickOf(':thanks:'), quickOf(':nothing:'), quickOf('a :thanks:')]).toEqual(['thanks', null, null]);
    expect(pieces('see https://a.example/x?y=1, or javascript:alert(1)')).toEqual([
      { text: 'see ', href: null },
      { text: 'https://a.example/x?y=1', href: 'https://a.example/x?y=1' },
      { text: ', or javascript:alert(1)', href: null },
    ]);
  });
});

it('says quick words and gestures in words, wherever a line is read', () => {
  expect(keyOf(':cheers:')).toBe('ui-gesture-cheers');
  expect(keyOf(':unknown:')).toBeNull();
  expect(keyOf('cheers')).toBeNull();
});
