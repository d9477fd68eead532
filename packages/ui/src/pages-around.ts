/** First, last and what lies around the page; 0 stands for a gap. */
export function pagesAround(page: number, last: number, reach = 2): number[] {
  const near = Array.from({ length: reach * 2 + 1 }, (_, index) => page - reach + index);
  const shown = [...new Set([1, ...near, last])]
    .filter((number) => number >= 1 && number <= last)
    .sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1;
    if (number - before === 1) return [number];
    // A gap of one page is no shorter than the page itself.
    return number - before === 2 ? [number - 1, number] : [0, number];
  });
}
