/** Words as a file's name has them. */
export function toSlug(words: string): string {
  return words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
