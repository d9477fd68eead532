/** What came of the form that led here: the address names it, these are the words for each. */
export function findDone(
  request: Request,
  words: Readonly<Record<string, string>>,
): string | undefined {
  const done = new URL(request.url).searchParams.get('done') ?? '';
  return Object.hasOwn(words, done) ? words[done] : undefined;
}
