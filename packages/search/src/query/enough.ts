/** Of a name in up to so many parts, all. */
const wholeUpTo = 2;
/** Of a longer one, so many in a hundred: a text may shorten it. */
const percent = 67;

/** How many words of a name make a text be about it, as the engine is told it. */
export const enough = `${wholeUpTo}<${percent}%`;

/** The same for a name of so many words; the engine rounds down as well. */
export function enoughOf(words: number): number {
  return words <= wholeUpTo ? words : Math.floor((words * percent) / 100);
}
