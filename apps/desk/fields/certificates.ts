import type { ArrayField } from 'payload';

export const certificatesField: ArrayField = {
  name: 'certificates',
  type: 'array',
  label: { en: 'Certificates', zh: '证书' },
  labels: {
    singular: { en: 'Certificate', zh: '证书' },
    plural: { en: 'Certificates', zh: '证书' },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'text',
          label: { en: 'Kind', zh: '类别' },
          required: true,
          admin: { placeholder: 'ISO 9001' },
        },
        { name: 'number', type: 'text', label: { en: 'Number', zh: '编号' } },
        { name: 'issuer', type: 'text', label: { en: 'Issuer', zh: '颁发机构' } },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'valid_to',
          type: 'date',
          label: { en: 'Valid to', zh: '有效期至' },
          admin: { date: { displayFormat: 'yyyy-MM-dd' } },
        },
        {
          name: 'checked_on',
          type: 'date',
          label: { en: 'Checked on', zh: '核验日期' },
          admin: { date: { displayFormat: 'yyyy-MM-dd' } },
        },
      ],
    },
    {
      name: 'file',
      type: 'upload',
      label: { en: 'Scan', zh: '扫描件' },
      relationTo: 'media',
    },
  ],
};
