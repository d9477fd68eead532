import type { RegisterCall } from '../../http/call-route.ts';
import type { SupplierService } from './supplier.service.ts';

export function supplierRoutes(register: RegisterCall, suppliers: SupplierService): void {
  register('supplierInfo', (query, edition) => suppliers.info(query, edition));
}
