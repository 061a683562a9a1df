/** Colours and sigils of the four gods. Sigils are our own drawing, in 24x24 boxes. */
export interface Livery {
  letter: string;
  base: string;
  dark: string;
  light: string;
  text: string;
  sigil: string;
}

export const LIVERY = {
  khorne: {
    letter: 'K',
    base: '#a8241b',
    dark: '#5d0f0b',
    light: '#e0523f',
    text: '#ff9a86',
    sigil:
      'M11 3.2h2V22h-2z M11 5.2C8 5 4.6 4.6 2.3 2.4.8 6.5.8 11.5 2.3 15.6 4.6 13.4 8 12.9 11 12.8z M13 5.2c3-.2 6.4-.6 8.7-2.8 1.5 4.1 1.5 9.1 0 13.2-2.3-2.2-5.7-2.7-8.7-2.8z',
  },
  nurgle: {
    letter: 'N',
    base: '#5f8423',
    dark: '#2f4410',
    light: '#9fc24a',
    text: '#bfdc74',
    sigil:
      'M12 1.8a5.1 5.1 0 1 1-.01 0z M6.5 11.4a5.1 5.1 0 1 1-.01 0z M17.5 11.4a5.1 5.1 0 1 1-.01 0z M12 9.6a3 3 0 1 1-.01 0z',
  },
  tzeentch: {
    letter: 'T',
    base: '#2180c2',
    dark: '#0c4270',
    light: '#6cc3f7',
    text: '#96d6ff',
    sigil:
      'M12.3.8c.6 4.4 6.9 7.2 6.9 14.1 0 4.6-3.2 8-7.3 8s-7.2-3.2-7.2-7.5c0-3.7 2.1-5.7 2.7-9.3 1.5 1.3 2.3 2.9 2.4 4.7 1.7-2.5 2.6-5.6 2.5-10z M12 21c2 0 3.4-1.5 3.4-3.5 0-2.2-1.9-3.4-2.7-5.7-1.1 2.9-4 3.6-4 6 0 1.9 1.4 3.2 3.3 3.2z',
  },
  slaanesh: {
    letter: 'S',
    base: '#7d2d98',
    dark: '#3d124e',
    light: '#cb86e3',
    text: '#e5b5f6',
    sigil:
      'M16.2 2.1A10.6 10.6 0 1 0 22.3 15.5 8.6 8.6 0 0 1 16.2 2.1z M17.4 7.6l1 2.3 2.4.3-1.8 1.6.5 2.4-2.1-1.2-2.2 1.2.5-2.4-1.7-1.6 2.4-.3z',
  },
} satisfies Record<string, Livery>;
