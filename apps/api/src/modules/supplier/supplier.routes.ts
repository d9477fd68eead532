import type { RegisterCall } from '../../http/call-route.ts';
import { infoOf } from '../../published/kind-info.ts';
import type { Published } from '../../published/published.ts';
import { toSupplier } from './supplier-view.ts';

export function supplierRoutes(register: RegisterCall, published: Published): void {
  register('supplierInfo', infoOf(published, { kind: 'supplier', toInfo: toSupplier }));
}
