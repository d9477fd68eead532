import type { SelectField } from 'payload';

export const currencyField: SelectField = {
  name: 'currency',
  type: 'select',
  label: { en: 'Currency', zh: '币种' },
  options: [
    { value: 'CNY', label: { en: 'Renminbi (CNY)', zh: '人民币（CNY）' } },
    { value: 'USD', label: { en: 'US dollar (USD)', zh: '美元（USD）' } },
    { value: 'EUR', label: { en: 'Euro (EUR)', zh: '欧元（EUR）' } },
  ],
};
