import type { Motif } from '@ironbridge/plates';
import { industryPlates, motifNames } from '@ironbridge/plates';
import type { FirstLevelKey } from './industries.ts';

/** A picture of the demo is a drawing in an industry's hue; its name is also its seed. */
export interface PlateRef {
  readonly industry: FirstLevelKey;
  readonly motif: Motif;
  readonly name: string;
  readonly detail: 'small' | 'large';
}

export function plate(industry: FirstLevelKey, motif: Motif, name: string): PlateRef {
  return { industry, motif, name, detail: 'large' };
}

/** Fewer and heavier lines, for what is mostly seen small. */
export function smallPlate(industry: FirstLevelKey, motif: Motif, name: string): PlateRef {
  return { industry, motif, name, detail: 'small' };
}

/** The file's name is how a second run finds the picture again. */
export function toFileName({ industry, motif, name, detail }: PlateRef): string {
  return `${motif}-${industry.toLowerCase()}-${name}-${detail}.webp`;
}

export function toAlt({ motif }: PlateRef): { alt_cn: string; alt_en: string } {
  const { cn, en } = motifNames[motif];
  return { alt_cn: cn, alt_en: en };
}

export function toHue({ industry }: PlateRef): number {
  return industryPlates[industry].hue;
}
