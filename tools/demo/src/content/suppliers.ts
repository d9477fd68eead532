import { keysOf } from '../keys-of.ts';
import { toSupplier } from './compose-firm.ts';
import { firms } from './firms.ts';
import type { SupplierEntry } from './supplier.ts';
import { type SupplierKey, writtenSuppliers } from './written-suppliers.ts';

export const suppliers: ReadonlyMap<SupplierKey, SupplierEntry> = new Map<
  SupplierKey,
  SupplierEntry
>([
  ...keysOf(writtenSuppliers).map((key) => [key, writtenSuppliers[key]] as const),
  ...firms.map((filed) => [filed.key, toSupplier(filed)] as const),
]);
