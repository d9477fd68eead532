/** The words nearest to one that was mistyped, nearest first: one slip in a short word, two in a longer one. */
export function near(typed: string, words: readonly string[], most: number): string[] {
  const slips = typed.length < 6 ? 1 : 2;
  if (typed.length < 3) return [];
  return words
    .map((word) => ({ word, slips: countSlips(typed, word.toLowerCase(), slips) }))
    .filter((found) => found.slips <= slips && found.slips > 0)
    .sort((a, b) => a.slips - b.slips)
    .slice(0, most)
    .map(({ word }) => word);
}

/** Letters to add, drop or change, counted no further than `most`. */
function countSlips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let at = 1; at <= a.length; at += 1) {
    const next = [at];
    for (let other = 1; other <= b.length; other += 1) {
      const change = (row[other - 1] ?? 0) + (a[at - 1] === b[other - 1] ? 0 : 1);
      next.push(Math.min(change, (row[other] ?? 0) + 1, (next[other - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return row[b.length] ?? most + 1;
}
