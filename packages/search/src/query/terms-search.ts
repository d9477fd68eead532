/** How many terms there are and when one was last changed: alike as long as none is. */
export const termsStateSearch = {
  size: 0,
  track_total_hits: true,
  aggs: { latest: { max: { field: 'updated_at' } } },
} as const;

/** The next terms by id. */
export function termsSearch(after: number, size: number): object {
  return {
    query: { range: { id: { gt: after } } },
    sort: [{ id: 'asc' }],
    size,
    track_total_hits: false,
  };
}
