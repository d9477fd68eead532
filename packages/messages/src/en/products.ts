import type { products as cn } from '../cn/products.ts';
import type { Shape } from '../shape.ts';

const count = (total: number) => total.toLocaleString('en');

export const products: Shape<typeof cn> = {
  about:
    'Machines and materials by specification, place and price, in the units you think in; up to four side by side.',
  count: (total) => `${count(total)} ${total === 1 ? 'product' : 'products'}`,
  empty: 'No product matches',
  heads: { product: 'Product', price: 'Price' },
  onRequest: 'on request',
  fromOrder: (quantity) => `from ${quantity}`,
  compare: 'Compare',
  compareOf: (name) => `Compare ${name}`,
};
