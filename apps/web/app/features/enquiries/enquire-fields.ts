export const enquireFields = [
  'form',
  'message',
  'quantity',
  'name',
  'company',
  'phone',
  'email',
  'agree',
] as const;
export type EnquireField = (typeof enquireFields)[number] | 'files';

export const replyFields = [
  'form',
  'message',
  'price',
  'currency',
  'price_unit',
  'lead_days',
  'by',
] as const;
export type ReplyField = (typeof replyFields)[number] | 'files' | 'reason';
