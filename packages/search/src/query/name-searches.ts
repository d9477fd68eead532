import { toSimplified } from '../find/chinese.ts';
import { toPlainLatin } from '../find/to-find.ts';
import type { Clause } from '../lists/list-search.ts';
import { toPlain, toTokens } from './tokens.ts';

/** Names that differ from what was typed by a slip of the finger. */
export function nearNamesSearch(typed: string, size: number): object {
  const query = toSimplified(toPlain(typed));
  const match = { query, operator: 'and', fuzziness: 'AUTO', prefix_length: 1 };
  return {
    query: { match: { 'find.title': match } },
    size,
    track_total_hits: false,
    _source: { includes: ['schema', 'name'] },
  };
}

/** As long as the beginnings that are kept. */
const longest = 12;
const mostWords = 6;
/** More than are shown: many are called alike. */
const looked = 200;

/**
 * What may be meant by the letters so far: Chinese stands anywhere in the name, as it is typed sign by sign; words in
 * letters, and pinyin, are known from their beginning on.
 */
export function startingSearch(
  typed: string,
  size: number,
  source: readonly string[],
  sort?: readonly object[],
): object {
  return {
    query: { bool: { filter: toStarts(typed) } },
    ...(sort ? { sort } : { terminate_after: looked }),
    size,
    track_total_hits: false,
    _source: { includes: source },
  };
}

function toStarts(typed: string): Clause[] {
  const tokens = toTokens(toSimplified(toPlain(typed)));
  const signs = tokens.flatMap(({ isHan, text, from }, at) =>
    isHan ? [tokens[at - 1]?.isHan && tokens[at - 1]?.to === from ? text : ` ${text}`] : [],
  );
  const words = tokens.filter(({ isHan }) => !isHan).slice(0, mostWords);
  const clauses: Clause[] = words.map(({ text }) => ({
    term: { 'find.starts': toPlainLatin(text).slice(0, longest) },
  }));
  if (signs.length) {
    clauses.push({ match: { 'find.title': { query: signs.join(''), operator: 'and' } } });
  }
  return clauses.length ? clauses : [{ match_none: {} }];
}
