import type { ValueSpan } from '../kinds/product.ts';
import type { Clause } from './clauses.ts';
import type { Search } from './list-search.ts';
import { type ProductCardDocument, productCard } from './product-list.ts';

/** The newest so many that come near are looked at, not a whole industry. */
const lookedAt = 2000;

export interface Standing {
  readonly id: number;
  readonly industries: readonly number[];
  readonly values: Readonly<Record<string, ValueSpan>>;
}

/** Products of the same industry with the same properties, nearest values first. */
export function alternativesSearch(
  { id, industries, values }: Standing,
  size: number,
): Search<ProductCardDocument> {
  const compared = Object.entries(values).slice(0, 6);
  return {
    query: {
      function_score: {
        query: {
          bool: {
            filter: [{ terms: { industries } }],
            must_not: [{ term: { id } }],
            should: compared.map(([property, span]) => nearClause(property, span)),
            minimum_should_match: Math.min(2, compared.length),
          },
        },
        functions: compared.map(([property, span]) => nearness(property, span)),
        score_mode: 'sum',
        boost_mode: 'replace',
      },
    },
    sort: [{ _score: 'desc' }, { id: 'desc' }],
    from: 0,
    size,
    track_total_hits: false,
    terminate_after: lookedAt,
    _source: { includes: productCard },
  };
}

/** How far from a value another is still half as near: half of it. */
function reachOf({ from, to }: ValueSpan): number {
  return Math.max(Math.abs(from), Math.abs(to)) / 2 || 1;
}

function nearClause(property: string, span: ValueSpan): Clause {
  const reach = reachOf(span);
  return {
    range: { [`values.${property}.from`]: { gte: span.from - reach, lte: span.to + reach } },
  };
}

function nearness(property: string, span: ValueSpan): Clause {
  const field = `values.${property}.from`;
  return {
    filter: { exists: { field } },
    exp: { [field]: { origin: span.from, scale: reachOf(span), decay: 0.5 } },
    weight: 1,
  };
}
