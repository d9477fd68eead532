import type { FirstLevelKey } from './industries.ts';

/** One thing and all its names. */
export interface Term {
  readonly cn: readonly string[];
  readonly en: readonly string[];
  readonly abbreviations: readonly string[];
  readonly industry: FirstLevelKey;
}

function split(cell = ''): string[] {
  return cell
    .split(/[、;]/)
    .map((form) => form.trim())
    .filter(Boolean);
}

/** A line a term: Chinese forms | English forms | abbreviations. */
export function termsOf(industry: FirstLevelKey, lines: string): Term[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [cn, en, abbreviations] = line.split('|');
      return { cn: split(cn), en: split(en), abbreviations: split(abbreviations), industry };
    });
}
