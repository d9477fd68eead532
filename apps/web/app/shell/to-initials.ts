/** The first letters of first and last name; of a Chinese name its family name, which comes first. */
export function toInitials(name: string): string {
  const words = name.trim().split(/[\s·]+/);
  if (/\p{Script=Han}/u.test(name)) return [...(words[0] ?? '')][0] ?? '';
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return [first, last]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
