/** The rules by which views are counted; docs/views.md says them in words. */
export const viewRules = {
  /** One visitor counts once for one thing in this time. */
  repeatMs: 30 * 60_000,
  /** More than this in one minute by the clock is not somebody reading. */
  mostPerMinute: 60,
  /** In which time a view's share in what is popular becomes half. */
  halfLifeHours: 12,
  /** Figures by day are kept for this long: two years and the month that is compared with. */
  keptDays: 762,
  popularItems: 50,
} as const;
