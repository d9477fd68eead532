import { keysOf } from '../keys-of.ts';
import { toSupplier } from './compose-firm.ts';
import { type FirmKey, firms } from './firms.ts';
import type { SupplierEntry } from './supplier.ts';
import { eastSuppliers } from './suppliers/china-east.ts';
import { southSuppliers } from './suppliers/china-south.ts';
import { otherSuppliers } from './suppliers/elsewhere.ts';

const written = { ...eastSuppliers, ...southSuppliers, ...otherSuppliers };

export type SupplierKey = keyof typeof written | FirmKey;

/** Those that stories speak of come first. */
export const suppliers: ReadonlyMap<SupplierKey, SupplierEntry> = new Map<
  SupplierKey,
  SupplierEntry
>([
  ...keysOf(written).map((key) => [key, written[key]] as const),
  ...firms.map((filed) => [filed.key, toSupplier(filed)] as const),
]);
