/** What came of the form that led here, by its name in the address. */
export function findDone(
  words: Readonly<Record<string, string>>,
  done: string | null,
): string | undefined {
  return done !== null && Object.hasOwn(words, done) ? words[done] : undefined;
}
