/** Who owns a token: colour and silhouette, the same for a seat at every screen. */
export interface Owner {
  face: string;
  light: string;
  dark: string;
  ink: string;
  /** Colour of the name on wood. */
  text: string;
  shape: Shape;
}
export type Shape = 'shield' | 'circle' | 'square' | 'hexagon' | 'diamond' | 'shell';

export const OWNERS: readonly Owner[] = [
  { face: '#6c27ab', light: '#a166e0', dark: '#370a63', ink: '#fff6df', text: '#dcbcff', shape: 'shield' },
  { face: '#d33c28', light: '#f2775c', dark: '#82190c', ink: '#fff6df', text: '#ffb7a6', shape: 'circle' },
  { face: '#2a84e0', light: '#78bbfb', dark: '#0d4485', ink: '#fff6df', text: '#b4dbff', shape: 'square' },
  { face: '#f2a31f', light: '#ffd168', dark: '#935406', ink: '#3b2106', text: '#ffe0a0', shape: 'hexagon' },
  { face: '#f4ebd6', light: '#ffffff', dark: '#7d6a4a', ink: '#3b2106', text: '#f4ebd6', shape: 'diamond' },
];
export const NOBODY: Owner = {
  face: '#2c8f86',
  light: '#58c2b4',
  dark: '#0f504d',
  ink: '#f2fff4',
  text: '#a5e6dc',
  shape: 'shell',
};

export const ownerOf = (seat: number | null): Owner => (seat === null ? NOBODY : OWNERS[seat % OWNERS.length]!);
/** The letter that the shell's badges carry. */
export const letterOf = (seat: number): string => String.fromCharCode(65 + seat);

export function mix(first: string, second: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [parseInt(first.slice(at, at + 2), 16), parseInt(second.slice(at, at + 2), 16)];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** Greyed as a declined race is, 60 % of the way. */
export function faded(owner: Owner): Owner {
  return {
    ...owner,
    face: mix(owner.face, '#b8b0a4', 0.6),
    light: mix(owner.light, '#cfc8bc', 0.62),
    dark: mix(owner.dark, '#6e675e', 0.55),
    ink: mix(owner.dark, '#3a332b', 0.35),
  };
}

const n = (value: number): string => String(Math.round(value * 100) / 100);

/** Outline of a token around the origin. */
export function outline(shape: Shape, r: number): string {
  const at = (...pairs: number[]): string => pairs.map((value) => n(value * r)).join(' ');
  switch (shape) {
    case 'circle':
      return `M${n(-r)} 0A${n(r)} ${n(r)} 0 1 1 ${n(r)} 0A${n(r)} ${n(r)} 0 1 1 ${n(-r)} 0Z`;
    case 'square':
      return `M${at(-0.6, -0.9)}H${at(0.6)}Q${at(0.9, -0.9, 0.9, -0.6)}V${at(0.6)}Q${at(0.9, 0.9, 0.6, 0.9)}H${at(-0.6)}Q${at(-0.9, 0.9, -0.9, 0.6)}V${at(-0.6)}Q${at(-0.9, -0.9, -0.6, -0.9)}Z`;
    case 'shield':
      return `M${at(0, -0.98)}C${at(0.43, -0.8, 0.72, -0.82, 0.96, -0.84)}C${at(1.02, 0.1, 0.69, 0.72, 0, 1.08)}C${at(-0.69, 0.72, -1.02, 0.1, -0.96, -0.84)}C${at(-0.72, -0.82, -0.43, -0.8, 0, -0.98)}Z`;
    case 'hexagon':
      return rounded(
        [0, 60, 120, 180, 240, 300].map((degrees) => [
          Math.cos((degrees * Math.PI) / 180) * 1.06 * r,
          Math.sin((degrees * Math.PI) / 180) * 1.06 * r,
        ]),
        0.16,
      );
    case 'diamond':
      return rounded(
        [
          [0, -1.15 * r],
          [1.06 * r, 0],
          [0, 1.15 * r],
          [-1.06 * r, 0],
        ],
        0.14,
      );
    case 'shell': {
      const points = Array.from({ length: 64 }, (_, step) => {
        const angle = (step / 32) * Math.PI;
        const far = r * (0.95 + 0.07 * Math.cos(8 * angle));
        return `${n(far * Math.cos(angle))} ${n(far * Math.sin(angle))}`;
      });
      return `M${points.join('L')}Z`;
    }
  }
}

function rounded(corners: number[][], share: number): string {
  const parts = corners.map((corner, at) => {
    const toward = (other: number[]): string =>
      `${n(corner[0]! + (other[0]! - corner[0]!) * share)} ${n(corner[1]! + (other[1]! - corner[1]!) * share)}`;
    const before = corners[(at + corners.length - 1) % corners.length]!;
    const after = corners[(at + 1) % corners.length]!;
    return `${at ? 'L' : 'M'}${toward(before)}Q${n(corner[0]!)} ${n(corner[1]!)} ${toward(after)}`;
  });
  return `${parts.join('')}Z`;
}
