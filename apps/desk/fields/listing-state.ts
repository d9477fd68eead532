import type { SelectField, TextareaField } from 'payload';
import { reviewsListings } from '../access/reviews-listings.ts';
import { inLanguageOf } from '../words.ts';
import { refuseUnless } from './guarded.ts';

export const listingStateField: SelectField = {
  name: 'state',
  type: 'select',
  label: { en: 'State', zh: '审核状态' },
  required: true,
  index: true,
  defaultValue: 'waiting',
  options: [
    { value: 'waiting', label: { en: 'Waiting for review', zh: '待审核' } },
    { value: 'live', label: { en: 'Approved', zh: '已通过' } },
    { value: 'refused', label: { en: 'Refused', zh: '已拒绝' } },
    { value: 'closed', label: { en: 'Closed', zh: '已关闭' } },
  ],
  admin: {
    position: 'sidebar',
    description: {
      en: 'Readers see it once it is approved and switched on for their edition below.',
      zh: '审核通过并在下方勾选对应站点后，读者才能看到。',
    },
  },
  access: { update: ({ req }) => reviewsListings(req.user) },
  hooks: {
    beforeValidate: [
      refuseUnless({
        mayWrite: ({ user, value, previous }) =>
          reviewsListings(user) || (previous === undefined && value === 'waiting'),
        refusal: {
          en: 'Only editors review listings.',
          zh: '只有编辑可以审核供求信息。',
        },
      }),
    ],
  },
};

/** The member reads it: a refusal without a reason helps nobody to do better. */
export const refusalReasonField: TextareaField = {
  name: 'refusal_reason',
  type: 'textarea',
  label: { en: 'Reason for the refusal', zh: '拒绝原因' },
  maxLength: 500,
  admin: {
    position: 'sidebar',
    rows: 3,
    condition: (data) => data?.['state'] === 'refused',
    description: { en: 'The member who posted it reads this.', zh: '发布者会看到这段说明。' },
  },
  validate: (
    value: unknown,
    { data, req }: { data: object; req: { i18n: { language: string } } },
  ) =>
    !('state' in data) ||
    data.state !== 'refused' ||
    (typeof value === 'string' && value.trim() !== '')
      ? true
      : inLanguageOf(req, {
          en: 'Say why the listing is refused.',
          zh: '请填写拒绝原因。',
        }),
};
