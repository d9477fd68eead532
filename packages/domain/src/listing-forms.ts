/** How long a member's listing may stand before it is taken down by itself. */
export const listingDays = [7, 15, 30, 60, 90] as const;

export const currencies = ['CNY', 'USD', 'EUR'] as const;
export type Currency = (typeof currencies)[number];
