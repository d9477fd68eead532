/** What a subscription asks, by the names of its fields. */
export const subscriptionFields = [
  'form',
  'magazine',
  'print',
  'ezine',
  'name',
  'phone',
  'email',
  'company',
  'address',
  'education',
  'role',
  'firm_size',
  'buying',
  'industry',
  'agreed',
] as const;

export type SubscriptionField = (typeof subscriptionFields)[number];
