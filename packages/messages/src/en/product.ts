import type { product as cn } from '../cn/product.ts';
import type { Shape } from '../shape.ts';

export const product: Shape<typeof cn> = {
  price: 'Price guide',
  perUnit: (price, unit) => [price, unit].filter(Boolean).join('/'),
  model: 'Model',
  origin: 'Supplied from',
  specifications: 'Specification',
  property: 'Property',
  value: 'Value',
  elsewhere: 'In other units',
  about: (value) => `≈ ${value}`,
  noSpecifications: 'The supplier has given no specification yet.',
  dataSheet: 'Download the data sheet',
  alternatives: 'Alternatives',
  sideBySide: 'Compare side by side',
  thisOne: 'This product',
  reading: 'In our articles and films',
};
