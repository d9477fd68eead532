import { toHex } from '@ironbridge/ui/oklch';

export interface Tones {
  readonly ink: string;
  readonly line: string;
  readonly mid: string;
  readonly soft: string;
  readonly ground: string;
  readonly white: string;
}

/** The five tones of an industry's hue, and the ink that outlines are drawn with. */
export function toTones(hue: number): Tones {
  return {
    ink: '#1b1e24',
    line: toHex(0.48, 0.105, hue),
    mid: toHex(0.76, 0.062, hue),
    soft: toHex(0.89, 0.032, hue),
    ground: toHex(0.945, 0.014, hue),
    white: toHex(0.985, 0.006, hue),
  };
}
