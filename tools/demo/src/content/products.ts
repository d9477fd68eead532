import { formingProducts } from './products/forming.ts';
import { motionProducts } from './products/motion.ts';
import { processProducts } from './products/process.ts';

/** By model, which is how a second run finds them again. */
export const products = { ...formingProducts, ...motionProducts, ...processProducts };

export type ProductModel = keyof typeof products;
