import type { FirmKey } from './firms.ts';
import { eastSuppliers } from './suppliers/china-east.ts';
import { southSuppliers } from './suppliers/china-south.ts';
import { otherSuppliers } from './suppliers/elsewhere.ts';

/** Those that stories speak of, each written out. */
export const writtenSuppliers = { ...eastSuppliers, ...southSuppliers, ...otherSuppliers };

export type SupplierKey = keyof typeof writtenSuppliers | FirmKey;
