/** Colours, outline and letter of a seat where a title has none of its own. Owners differ in all three. */
import type { Message } from '../words/types';

export interface SeatBadge {
  name: Message;
  letter: string;
  /** Path in a 24x24 box. */
  sigil: string;
  base: string;
  dark: string;
  light: string;
  text: string;
}

const OWNERS = [
  {
    base: '#6c27ab',
    light: '#a166e0',
    dark: '#370a63',
    text: '#dcbcff',
    sigil: 'M12 1.5 21.5 4v8.5c0 5-4 8.500-9.500 10.500C6.500 21 2.500 17.500 2.500 12.500V4z',
  },
  {
    base: '#d33c28',
    light: '#f2775c',
    dark: '#82190c',
    text: '#ffb7a6',
    sigil: 'M12 1.500a10.500 10.500 0 1 1-.01 0z',
  },
  {
    base: '#2a84e0',
    light: '#78bbfb',
    dark: '#0d4485',
    text: '#b4dbff',
    sigil: 'M4.500 2.500h15a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z',
  },
  {
    base: '#c07a0c',
    light: '#ffd168',
    dark: '#7a4604',
    text: '#ffe0a0',
    sigil: 'M6.500 2h11L23 12l-5.500 10h-11L1 12z',
  },
  { base: '#7d6a4a', light: '#f4ebd6', dark: '#4d3f28', text: '#f4ebd6', sigil: 'M12 .8 23.200 12 12 23.200.8 12z' },
] as const;

export function plainBadge(seat: number, name: string): SeatBadge {
  const owner = OWNERS[seat % OWNERS.length]!;
  return { ...owner, name: { key: 'ui-plain', args: { text: name } }, letter: String.fromCharCode(65 + seat) };
}
