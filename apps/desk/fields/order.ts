import type { NumberField } from 'payload';

export const orderField: NumberField = {
  name: 'order',
  type: 'number',
  label: { en: 'Order', zh: '排序' },
  defaultValue: 0,
  index: true,
  admin: {
    position: 'sidebar',
    description: { en: 'Smaller numbers come first.', zh: '数字越小越靠前。' },
  },
};
