import type { SearchType } from '@ironbridge/domain';
import { type Mark, toMarks, type Understood } from '@ironbridge/search';
import { toCharacters } from '../../bytes.ts';
import { toHits } from '../../engine/answers.ts';
import type { WireOf } from '../../http/call-route.ts';
import type { View } from '../../published/published.ts';
import { toArticleCard } from '../article/article-view.ts';
import { toIssueCard } from '../magazine/issue-view.ts';
import { toPaperCard } from '../paper/paper-view.ts';
import { toProductCard } from '../product/product-view.ts';
import { toShowCard } from '../show/show-view.ts';
import { toSupplierCard } from '../supplier/supplier-view.ts';
import { toVideoCard } from '../video/video-view.ts';
import { type DeeperTexts, deeperTexts, findEvidence } from './evidence.ts';

interface CardShape<Type extends SearchType, Row, Card> {
  readonly type: Type;
  readonly toCard: (row: Row, view: View) => Card;
  /** The texts of a card in which words are marked, by their names. */
  readonly texts: (card: Card) => Readonly<Record<string, string>>;
  /** What else it holds. */
  readonly deeper: DeeperTexts[Type];
}

/** What an answer says besides its results, whatever its type. */
type Besides = Omit<WireOf<'search'>, 'type' | 'list'>;

/** How one type's results are read: as cards with their marks, and with evidence where a card shows none. */
function cardsOf<Type extends SearchType, Row, Card>(shape: CardShape<Type, Row, Card>) {
  const { type, toCard, texts, deeper } = shape;
  const toFound = (results: unknown, view: View, understood: Understood) =>
    toHits<Row & Parameters<DeeperTexts[Type]>[0]>(results).documents.map((row) => {
      const card = toCard(row, view);
      // Where the words of a name stand nowhere together, it was found by them apart: better those than nothing.
      for (const how of [{}, { scattered: true }]) {
        const marks = markAll(texts(card), understood, how);
        if (Object.keys(marks).length > 0) return { card, marks, evidence: [] };
        const evidence = findEvidence(deeper(row), understood, how);
        if (evidence.length) return { card, marks, evidence };
      }
      return { card, marks: {}, evidence: [] };
    });
  const toList = (...found: Parameters<typeof toFound>) => ({ type, list: toFound(...found) });
  return {
    toList,
    toAnswer: (results: unknown, view: View, understood: Understood, besides: Besides) => ({
      ...toList(results, view, understood),
      ...besides,
    }),
  };
}

function markAll(
  texts: Readonly<Record<string, string>>,
  understood: Understood,
  how: Parameters<typeof toMarks>[2],
) {
  const marks: Record<string, Mark[]> = {};
  for (const [name, text] of Object.entries(texts)) {
    const found = toMarks(toCharacters(text), understood, how);
    if (found.length) marks[name] = found;
  }
  return marks;
}

export const searchCards = {
  news: cardsOf({
    type: 'news',
    deeper: deeperTexts.news,
    toCard: toArticleCard,
    texts: ({ title, standfirst, summary }) => ({ title, standfirst, summary }),
  }),
  products: cardsOf({
    type: 'products',
    deeper: deeperTexts.products,
    toCard: toProductCard,
    texts: ({ name, name_cn, name_en, model, summary }) => ({
      name,
      name_cn,
      name_en,
      model,
      summary,
    }),
  }),
  supplier: cardsOf({
    type: 'supplier',
    deeper: deeperTexts.supplier,
    toCard: toSupplierCard,
    texts: ({ name, name_cn, name_en, summary }) => ({ name, name_cn, name_en, summary }),
  }),
  magazines: cardsOf({
    type: 'magazines',
    deeper: deeperTexts.magazines,
    toCard: toIssueCard,
    texts: ({ headline }) => ({ headline }),
  }),
  videos: cardsOf({
    type: 'videos',
    deeper: deeperTexts.videos,
    toCard: toVideoCard,
    texts: ({ title, summary }) => ({ title, summary }),
  }),
  exhibitions: cardsOf({
    type: 'exhibitions',
    deeper: deeperTexts.exhibitions,
    toCard: toShowCard,
    texts: ({ name, name_cn, name_en, organiser, venue, city }) => ({
      name,
      name_cn,
      name_en,
      organiser,
      venue,
      city,
    }),
  }),
  whitepapers: cardsOf({
    type: 'whitepapers',
    deeper: deeperTexts.whitepapers,
    toCard: toPaperCard,
    texts: ({ title, brief }) => ({ title, brief }),
  }),
} as const satisfies Readonly<Record<SearchType, object>>;
