import type { showroom as cn } from '../cn/showroom.ts';
import type { Shape } from '../shape.ts';

export const showroom: Shape<typeof cn> = {
  about:
    'Products by what they can do, suppliers by what was checked, buying and selling leads every day: sourcing starts here.',
  find: 'Search the products',
  findPlaceholder: 'Product, model or material: “six-axis robot”',
  newProducts: 'New products',
};
