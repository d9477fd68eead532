/** Plain text as it was typed: each line is a paragraph. */
export function toTextLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
