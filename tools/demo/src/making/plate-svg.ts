import { drawPlate, industryPlates, type Motif, toSeed } from '@ironbridge/plates';
import type { FirstLevelKey } from '../content/industries.ts';

export function hueOf(industry: FirstLevelKey): number {
  return industryPlates[industry].hue;
}

/** One of the industry's drawings, the same for the same words. */
export function toPlateSvg(industry: FirstLevelKey, words: string, motif?: Motif): string {
  return drawPlate({
    motif: motif ?? pickMotif(industry, words),
    seed: toSeed(words),
    hue: hueOf(industry),
    detail: 'large',
    width: 1200,
    height: 800,
  });
}

export function pickMotif(industry: FirstLevelKey, words: string): Motif {
  const { motifs } = industryPlates[industry];
  return motifs[toSeed(words) % motifs.length] ?? motifs[0];
}
