import { eastSuppliers } from './suppliers/china-east.ts';
import { southSuppliers } from './suppliers/china-south.ts';
import { otherSuppliers } from './suppliers/elsewhere.ts';

export const suppliers = { ...eastSuppliers, ...southSuppliers, ...otherSuppliers };

export type SupplierKey = keyof typeof suppliers;
