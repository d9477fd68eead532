import type { ArrayField } from 'payload';
import { inLanguageOf } from '../words.ts';

export const exhibitorsField: ArrayField = {
  name: 'exhibitors',
  type: 'array',
  label: { en: 'Exhibitors', zh: '参展商' },
  labels: {
    singular: { en: 'Exhibitor', zh: '参展商' },
    plural: { en: 'Exhibitors', zh: '参展商' },
  },
  admin: {
    description: {
      en: 'Suppliers of the showroom; readers see those that are live in their edition.',
      zh: '从展厅供应商中选择；读者只看到在本站上线的供应商。',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'supplier',
          type: 'relationship',
          label: { en: 'Supplier', zh: '供应商' },
          relationTo: 'suppliers',
          // Not `required`: a supplier that is deleted must not be held back by a show of last year.
          validate: (value: unknown, { req }: { req: { i18n: { language: string } } }) =>
            value ? true : inLanguageOf(req, { en: 'Choose a supplier.', zh: '请选择供应商。' }),
        },
        { name: 'hall', type: 'text', label: { en: 'Hall', zh: '展馆号' }, maxLength: 40 },
        { name: 'booth', type: 'text', label: { en: 'Booth', zh: '展位号' }, maxLength: 40 },
      ],
    },
  ],
};
