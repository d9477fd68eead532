import {
  aliasOf,
  TermBank,
  type TermForms,
  termsSearch,
  understand,
  wholeSearch,
} from '@ironbridge/search';
import type { Question } from './search-questions.ts';

interface TermRow extends TermForms {
  readonly id: number;
}

const most = 10_000;

/** The term bank as api holds it. */
export async function loadBank(engine: string): Promise<TermBank> {
  const terms: TermRow[] = [];
  for (;;) {
    const answer = await fetch(`${engine}/${aliasOf('term', 'cn')}/_search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(termsSearch(terms.at(-1)?.id ?? 0, most)),
    });
    const body: unknown = await answer.json();
    if (!isAnswer(body)) throw new Error('OpenSearch gave no terms');
    terms.push(...body.hits.hits.map((hit) => hit._source));
    if (body.hits.hits.length < most) return new TermBank(terms);
  }
}

function isAnswer(
  body: unknown,
): body is { readonly hits: { readonly hits: readonly { readonly _source: TermRow }[] } } {
  return typeof body === 'object' && body !== null && 'hits' in body;
}

const firstPage = {
  industries: [],
  tag: undefined,
  year: undefined,
  order: 'relevance',
  from: 0,
  size: 20,
} as const;

/** What api sends to the engine for a question. */
export function toEngineBody({ keyword, type, edition }: Question, bank: TermBank): string {
  const page = { ...firstPage, edition };
  const parts = wholeSearch(type, understand(keyword, bank), page, new Date());
  const lines = parts.flatMap(({ kind, body }) => [
    JSON.stringify({ index: aliasOf(kind, edition), allow_partial_search_results: false }),
    JSON.stringify(body),
  ]);
  return `${lines.join('\n')}\n`;
}
