const words = new Intl.Segmenter('zh', { granularity: 'word' });

const han = /\p{Script=Han}/u;
const hanOnly = /^\p{Script=Han}+$/u;
/** These never begin a line, or belong to what stands before them. */
const clings = /^[，。：；？！、）》」』”’％%…—～·]/u;
const opens = /[（《「『“‘]$/u;
/** A clause may be left alone on its line. */
const clauseEnd = /(?<=[：，；？！。])(?=.)/u;
/** Particles close the word before them, prepositions and conjunctions open the next. */
const closesWord = /^[的了着过地得们]$/u;
const opensWord = /^[把与和对将被从在向比让给用以及或因为至]$/u;
const unit = '元克吨米台年月日天个家种项倍度万亿套条座层级批次轮周名人';
const numberAndUnit = new RegExp(`(?<=\\d) (?=[${unit}])`, 'g');
const longest = 8;

type Breaks = readonly (readonly string[])[];

/** A headline comes back page after page, and to take it apart costs more than all the rest of its card. */
const known = new Map<string, Breaks>();
const mostKnown = 5000;

/**
 * Where a headline may break: clauses, each a list of chunks that stay whole. The segmenter takes rare words
 * apart into single characters (己|二|腈, 注塑|厂), so a single character joins its neighbour.
 */
export function toHeadlineBreaks(text: string): Breaks {
  if (!han.test(text)) return [[text]];
  const breaks = known.get(text) ?? withFixedUnits(text).split(clauseEnd).map(toChunks);
  if (known.size >= mostKnown) known.clear();
  known.set(text, breaks);
  return breaks;
}

/** A number and its unit are one word: 400 元 does not end a line with 400. */
function withFixedUnits(text: string): string {
  return text.replace(numberAndUnit, '\u00a0');
}

function toChunks(clause: string): string[] {
  const chunks: string[] = [];
  let last = '';
  for (const { segment } of words.segment(clause)) {
    const chunk = chunks.at(-1);
    if (chunk === undefined || !joins(chunk, last, segment)) chunks.push(segment);
    else chunks[chunks.length - 1] = chunk + segment;
    last = segment;
  }
  return chunks;
}

function joins(chunk: string, last: string, next: string): boolean {
  if (clings.test(next) || opens.test(chunk) || closesWord.test(next)) return true;
  if (!hanOnly.test(next)) return !hanOnly.test(last);
  if (!hanOnly.test(last)) return /[\d.%\u00a0]$/.test(last);
  if (opensWord.test(last)) return true;
  if (opensWord.test(next)) return false;
  if (next.length === 1) return chunk.length < longest;
  return last.length === 1 && chunk === last;
}
