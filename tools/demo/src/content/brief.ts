import type { IndustryKey } from './sub-industries.ts';
import type { TagKey } from './tags.ts';

/** A newswire item of one edition: one fact, no picture, no twin. */
export interface Brief {
  readonly title: string;
  readonly text: string;
  readonly industry: IndustryKey;
  readonly tags: readonly TagKey[];
}

/** A line an item: `title | text`. */
export function briefsOf(industry: IndustryKey, tags: readonly TagKey[], lines: string): Brief[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [title = '', text = ''] = line.split(' | ');
      return { title, text, industry, tags };
    });
}
