import { describe, expect, it } from 'vitest';
import { packText } from '../../src/wire/fragment';
import { LONGEST_LINK, positionLink, readPositionLink, type SharedPosition } from '../../src/pages/position/link';

const shared: SharedPosition = {
  title: 'chaos',
  eyes: 2,
  by: 'Hanna',
  note: 'Wer gewinnt Kislev? – „Żółw“',
  position: { turn: 'nurgle', regions: { empire: 'khorne: bloodletter' }, power: { khorne: 0 } },
};
const fragmentOf = (link: string | null): string => link!.split('#')[1]!;
const packed = (data: unknown): Promise<string> => packText(JSON.stringify(data), 'deflate');

describe('a position as a link', () => {
  it('comes back as it was given', async () => {
    const link = await positionLink(shared);
    expect(link).toMatch(/^\/p\/chaos#[\w-]+$/);
    expect(await readPositionLink('chaos', fragmentOf(link))).toEqual(shared);
  });

  it('holds no name and no note where none is given, and may be seen by nobody in particular', async () => {
    const plain = { ...shared, eyes: null, by: '', note: '' };
    expect(await readPositionLink('chaos', fragmentOf(await positionLink(plain)))).toEqual(plain);
  });

  it('is refused wherever its end is missing or a letter was changed', async () => {
    const fragment = fragmentOf(await positionLink(shared));
    for (let length = 0; length < fragment.length; length++)
      expect(await readPositionLink('chaos', fragment.slice(0, length))).toBe('damaged');
    const middle = fragment.length >> 1;
    const other = fragment[middle] === 'A' ? 'B' : 'A';
    expect(await readPositionLink('chaos', fragment.slice(0, middle) + other + fragment.slice(middle + 1))).toBe(
      'damaged',
    );
    for (const strange of ['%', 'a b', '<script>', ''])
      expect(await readPositionLink('chaos', strange)).toBe('damaged');
  });

  it('of a newer version is said to be newer', async () => {
    expect(await readPositionLink('chaos', await packed({ v: 2, where: [] }))).toBe('newer');
  });

  it('is not unpacked beyond what a position needs', async () => {
    const bomb = await packed({ v: 1, eyes: null, position: { text: 'a'.repeat(5_000_000) } });
    expect(bomb.length).toBeLessThan(10_000);
    expect(await readPositionLink('chaos', bomb)).toBe('large');
    expect(await readPositionLink('chaos', 'A'.repeat(100_000))).toBe('large');
  });

  it('is no position where something else is packed', async () => {
    const others = [null, 1, 'text', [], {}, { v: 1 }, { v: 1, eyes: null, position: [] }, { v: '1', position: {} }];
    const seats = [-1, 1.5, 16, '0'].map((eyes) => ({ v: 1, eyes, position: {} }));
    for (const other of [...others, ...seats])
      expect(await readPositionLink('chaos', await packed(other))).toBe('damaged');
  });

  it('shows what a stranger wrote as one short line', async () => {
    const told = { v: 1, eyes: null, by: '\u202eeve\u0000\n', note: 'x'.repeat(500), position: {} };
    const read = (await readPositionLink('chaos', await packed(told))) as SharedPosition;
    expect([read.by, read.note.length]).toEqual(['eve', 120]);
  });

  it('is none where it would be longer than programs carry', async () => {
    const random = Array.from({ length: 4000 }, (_, at) => Math.sin(at).toString(36).slice(-6)).join('');
    expect(await positionLink({ ...shared, position: { random } })).toBeNull();
    expect((await positionLink(shared))!.length).toBeLessThan(LONGEST_LINK);
  });
});
