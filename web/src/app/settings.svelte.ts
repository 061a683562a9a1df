/** What this device remembers about its reader. */
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import type { Language } from '../words/fluent';
import type { Speed } from '../wire/film';

export type Theme = 'dark' | 'light' | 'system';
export type TextSize = 'small' | 'normal' | 'large' | 'huge';
export type Mode = 'board' | 'text';

interface Settings {
  language: Language | null;
  theme: Theme;
  textSize: TextSize;
  speed: Speed;
  motion: boolean;
  sound: boolean;
  /** A note when somebody says something. */
  chatSound: boolean;
  /** What opponents do beside a real table is said aloud. */
  voice: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Windows that ask nothing pass by themselves. */
  smart: boolean;
  /** Where this reader wants to be asked in any case: `invasion.kingdom.theirs`. */
  stops: Record<string, boolean>;
  /** Asks before something is given up for good. */
  asks: boolean;
  /** The first decision of each kind is explained, until a game of the title is finished. */
  gentle: boolean;
  mode: Mode;
  name: string;
  /** Where nobody was chosen for a title. */
  level: string;
  /** Whom one met last, by title. */
  levels: Record<string, string>;
}

const KEY = 'spieltisch.settings';
const DEFAULTS: Settings = {
  language: null,
  theme: 'dark',
  textSize: 'normal',
  speed: 'normal',
  motion: true,
  sound: true,
  chatSound: true,
  voice: false,
  volume: 0.6,
  smart: true,
  stops: {},
  asks: true,
  gentle: true,
  mode: 'board',
  name: '',
  // Whoever has chosen nobody yet is most likely new here.
  level: 'novice',
  levels: {},
};
const SCALE: Record<TextSize, number> = { small: 0.9, normal: 1, large: 1.2, huge: 1.45 };

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

/** A pace that there is no more was the slower one. */
const paced = (speed: string | undefined): Speed => (speed === 'calm' ? 'slow' : ((speed ?? DEFAULTS.speed) as Speed));

const kept = stored();
export const settings: Settings = $state({ ...DEFAULTS, ...kept, speed: paced(kept.speed) });

export const levelOf = (title: string): string => settings.levels[title] ?? settings.level;

/** Keeps the settings and puts them on the page; call once, inside a component. */
export function followSettings(): void {
  $effect(() => {
    const { theme, textSize, motion } = settings;
    localStorage.setItem(KEY, JSON.stringify(settings));
    const page = document.documentElement;
    const bright = theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
    page.dataset['theme'] = bright ? 'light' : 'dark';
    page.dataset['motion'] = motion ? 'full' : 'none';
    page.style.setProperty('--text-scale', String(SCALE[textSize] * screenScale()));
    page.style.setProperty('--screen', String(screenScale()));
  });
}

/** A very large screen at 100 % would keep everything small. */
export const screenScale = (): number =>
  Math.min(2, Math.max(1, Math.min((innerWidth.current ?? 0) / 1920, (innerHeight.current ?? 0) / 1080)));

/** How much larger than usual the reader wants text to be; boards choose their layout by it. */
export function textScale(): number {
  return SCALE[settings.textSize] * screenScale();
}

export function hasMotion(): boolean {
  return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
