import type { EditionId } from '@ironbridge/domain';

/** How long a text should be at most. Advice, never a rule. */
export type Advice = Readonly<Record<EditionId, number>>;

/** Wide as print counts them: Chinese characters and full-width signs. */
const wide =
  /[\u2014\u2018-\u201d\u2026\u2e80-\u303f\u3040-\u30ff\u3100-\u9fff\uf900-\ufaff\uff00-\uff60]/u;

/** Each edition counts in its own way: Chinese in characters, where two Latin letters take one's room; others by letter. */
const counters: Readonly<Record<EditionId, (character: string) => number>> = {
  cn: (character) => (wide.test(character) ? 1 : 0.5),
  en: () => 1,
};

export function countLength(text: string, edition: EditionId): number {
  const characters = [...new Intl.Segmenter('zh').segment(text.trim())];
  const sum = characters.reduce((total, { segment }) => total + counters[edition](segment), 0);
  return Math.ceil(sum);
}
