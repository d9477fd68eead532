import type { ArrayField } from 'payload';

/** For the house alone: no projection reads it, so readers never get it. */
export const contactsField: ArrayField = {
  name: 'contacts',
  type: 'array',
  label: { en: 'Contacts', zh: '联系人' },
  labels: {
    singular: { en: 'Contact', zh: '联系人' },
    plural: { en: 'Contacts', zh: '联系人' },
  },
  admin: {
    description: {
      en: 'For our own use. Readers never see these; they write through an enquiry.',
      zh: '仅供内部使用，读者看不到；读者通过询盘联系供应商。',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          label: { en: 'Name', zh: '姓名' },
          required: true,
          maxLength: 100,
        },
        { name: 'role', type: 'text', label: { en: 'Position', zh: '职务' }, maxLength: 100 },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'phone', type: 'text', label: { en: 'Telephone', zh: '电话' }, maxLength: 60 },
        { name: 'email', type: 'email', label: { en: 'E-mail', zh: '电子邮箱' } },
      ],
    },
  ],
};
