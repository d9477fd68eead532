import type { EditionId } from '@ironbridge/domain';
import type { Both } from './both.ts';
import type { FirstLevelKey } from './industries.ts';
import type { IndustryKey } from './sub-industries.ts';
import type { TagKey } from './tags.ts';
import type { SupplierKey } from './written-suppliers.ts';

export interface Chapter {
  readonly heading: string;
  readonly text: string;
}

/** A white paper in both languages: two documents, twins, each with a PDF of its own. */
export interface Paper {
  readonly title: Both;
  readonly brief: Both;
  readonly industries: readonly [FirstLevelKey, ...IndustryKey[]];
  readonly tags: readonly TagKey[];
  readonly supplier?: SupplierKey;
  readonly daysAgo: number;
  readonly cn: readonly Chapter[];
  readonly en: readonly Chapter[];
}

/** `# heading` begins a chapter; the lines below it are its paragraphs. */
export function chapters(text: string): Chapter[] {
  return text
    .trim()
    .split(/^\s*# /m)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n').map((line) => line.trim());
      return { heading, text: lines.filter(Boolean).join('\n') };
    });
}

/** What the site itself says of a paper: its headings, and its first chapter to read. */
export function wordsOfPaper(paper: Paper, edition: EditionId) {
  const side = edition === 'cn' ? 0 : 1;
  const [first] = paper[edition];
  return {
    title: paper.title[side],
    brief: paper.brief[side],
    inside: paper[edition].map(({ heading }) => heading),
    opening: first ? `${first.heading}\n${first.text}` : '',
  };
}
