import { aliasOf, type TermForms, termsSearch, termsStateSearch } from '@ironbridge/search';
import { toCharacters } from '../../bytes.ts';
import { isObject, toHits } from '../../engine/answers.ts';
import type { SearchEngine } from '../../engine/search-engine.ts';

export interface TermRepository {
  /** Changes whenever a term does. */
  findState(): Promise<string>;
  findAll(): Promise<readonly TermForms[]>;
}

interface TermRow extends TermForms {
  readonly id: number;
}

const most = 10_000;

/** Terms are read here, and not only passed on. */
function toReadable({ id, cn, en, abbreviations, industry }: TermRow): TermRow {
  return {
    id,
    cn: cn.map(toCharacters),
    en: en.map(toCharacters),
    abbreviations: abbreviations.map(toCharacters),
    industry,
  };
}

/** Both editions hold every term: one of them is enough. */
export function createTermRepository(engine: SearchEngine, prefix: string): TermRepository {
  const alias = aliasOf('term', 'cn', prefix);
  const ask = async (body: object) => (await engine.searchMany([{ alias, body }]))[0];
  return {
    async findState() {
      const { total, aggregations } = toHits<never>(await ask(termsStateSearch));
      const latest = isObject(aggregations) ? aggregations['latest'] : undefined;
      return JSON.stringify([total, latest]);
    },
    async findAll() {
      const terms: TermRow[] = [];
      for (;;) {
        const { documents } = toHits<TermRow>(await ask(termsSearch(terms.at(-1)?.id ?? 0, most)));
        terms.push(...documents.map(toReadable));
        if (documents.length < most) return terms;
      }
    },
  };
}
