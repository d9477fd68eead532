import type { products as cn } from '../cn/products.ts';
import type { Shape } from '../shape.ts';

const count = (total: number) => total.toLocaleString('en');

export const products: Shape<typeof cn> = {
  about:
    'Narrow by specification, price, certificate and place, in your own units; compare up to four.',
  count: (total) => `${count(total)} ${total === 1 ? 'product' : 'products'}`,
  empty: 'No product matches',
  product: 'Product',
  reaches: (name, range) => `${name} here: ${range}.`,
  price: 'Price',
  bands: 'Price bands',
  certificates: 'Supplier’s certificates, valid today',
  onRequest: 'on request',
  fromOrder: (quantity) => `from ${quantity}`,
  ranges: 'Specification and price',
  from: (name) => `${name}, from`,
  to: (name) => `${name}, to`,
  unitOf: (name) => `Unit of ${name.toLowerCase()}`,
  currency: 'Currency',
  apply: 'Apply ranges',
  orders: {
    newest: 'Newest',
    name: 'Name, A to Z',
    smallest: (property) => `Smallest ${property.toLowerCase()}`,
    largest: (property) => `Largest ${property.toLowerCase()}`,
  },
};
