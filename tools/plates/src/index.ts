export { drawMark, type MarkRequest } from './draw-mark.ts';
export { drawPlate, type PlateRequest } from './draw-plate.ts';
export type { Detail } from './drawing/plate.ts';
export { toSeed } from './drawing/random.ts';
export { type IndustryPath, type IndustryPlates, industryPlates } from './industries.ts';
export { type MotifName, motifNames } from './motif-names.ts';
export type { Motif } from './motifs.ts';
export { toWebp } from './to-webp.ts';
