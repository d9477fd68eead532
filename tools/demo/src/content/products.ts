import { keysOf } from '../keys-of.ts';
import { toProducts } from './compose-firm.ts';
import { firms } from './firms.ts';
import type { ProductEntry } from './product.ts';
import { formingProducts } from './products/forming.ts';
import { motionProducts } from './products/motion.ts';
import { processProducts } from './products/process.ts';

const written = { ...formingProducts, ...motionProducts, ...processProducts };

/** Those that stories may name. */
export type ProductModel = keyof typeof written;

/** By model, which is how a second run finds them again. */
export const products: ReadonlyMap<string, ProductEntry> = new Map<string, ProductEntry>([
  ...keysOf(written).map((model) => [model, written[model]] as const),
  ...firms.flatMap(toProducts),
]);
