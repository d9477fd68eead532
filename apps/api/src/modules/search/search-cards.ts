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

interface CardShape<Type extends SearchType, Row, Card> {
  readonly type: Type;
  readonly toCard: (row: Row, view: View) => Card;
  /** The texts of a card in which words are marked, by their names. */
  readonly texts: (card: Card) => Readonly<Record<string, string>>;
}

/** What an answer says besides its results, whatever its type. */
type Besides = Omit<WireOf<'search'>, 'type' | 'list'>;

/** How one type's results are read: as cards with their marks. */
function cardsOf<Type extends SearchType, Row, Card>(shape: CardShape<Type, Row, Card>) {
  const { type, toCard, texts } = shape;
  return {
    toAnswer: (results: unknown, view: View, understood: Understood, besides: Besides) => ({
      type,
      list: toHits<Row>(results).documents.map((row) => {
        const card = toCard(row, view);
        return { card, marks: markAll(texts(card), understood) };
      }),
      ...besides,
    }),
  };
}

function markAll(texts: Readonly<Record<string, string>>, understood: Understood) {
  const marks: Record<string, Mark[]> = {};
  for (const [name, text] of Object.entries(texts)) {
    const found = toMarks(toCharacters(text), understood);
    if (found.length) marks[name] = found;
  }
  return marks;
}

export const searchCards = {
  news: cardsOf({
    type: 'news',
    toCard: toArticleCard,
    texts: ({ title, standfirst, summary }) => ({ title, standfirst, summary }),
  }),
  products: cardsOf({
    type: 'products',
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
    toCard: toSupplierCard,
    texts: ({ name, name_cn, name_en, summary }) => ({ name, name_cn, name_en, summary }),
  }),
  magazines: cardsOf({
    type: 'magazines',
    toCard: toIssueCard,
    texts: ({ mag }) => (mag ? { mag_title: mag.mag_title } : {}),
  }),
  videos: cardsOf({
    type: 'videos',
    toCard: toVideoCard,
    texts: ({ title, summary }) => ({ title, summary }),
  }),
  exhibitions: cardsOf({
    type: 'exhibitions',
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
    toCard: toPaperCard,
    texts: ({ title, brief }) => ({ title, brief }),
  }),
} as const satisfies Readonly<Record<SearchType, object>>;
