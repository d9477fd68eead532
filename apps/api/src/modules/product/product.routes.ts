import type { RegisterCall } from '../../http/call-route.ts';
import type { ProductService } from './product.service.ts';

export function productRoutes(register: RegisterCall, products: ProductService): void {
  register('productList', (query, edition) => products.list(query, edition));
  register('productInfo', (query, edition) => products.info(query, edition));
}
