import type { CallData } from '@ironbridge/contract';
import { editions, layout, productPath, searchPath, supplierPath } from '@ironbridge/domain';
import type { PictureData } from '@ironbridge/ui';
import type { Page } from '../../platform/page.ts';
import { articleHref } from '../article-href.ts';
import { toMoment } from '../to-story.ts';

/** One line of the list. */
export interface Suggestion {
  readonly href: string;
  readonly name: string;
  /** Said after the name, more quietly; in the other language where it has one of its own. */
  readonly beside?: string;
  readonly lang?: string;
  readonly end?: string;
  readonly picture?: { readonly of: PictureData | null; readonly ratio: number };
}

export interface SuggestionGroup {
  readonly id: string;
  readonly title: string;
  readonly suggestions: readonly Suggestion[];
}

/** What was found, as lines that lead somewhere; groups without any are left out. */
export function toSuggestions(
  { terms, suppliers, products, articles }: CallData<'suggest'>,
  { copy, edition, now }: Page,
): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    {
      id: 'terms',
      title: copy.search.terms,
      suggestions: terms.map(({ name, other }) => ({
        name,
        href: searchPath({ keyword: name }),
        beside: other,
        lang: editions[edition.twin].lang,
      })),
    },
    {
      id: 'suppliers',
      title: copy.navigation.suppliers,
      suggestions: suppliers.map(({ id, name, city, country, logo }) => ({
        name,
        href: supplierPath(id),
        beside: city || country,
        picture: { of: logo, ratio: 1 },
      })),
    },
    {
      id: 'products',
      title: copy.navigation.products,
      suggestions: products.map(({ id, name, supplier, image }) => ({
        name,
        href: productPath(id),
        beside: supplier,
        picture: { of: image, ratio: layout.imageBoxRatio },
      })),
    },
    {
      id: 'headlines',
      title: copy.search.headlines,
      suggestions: articles.map((article) => ({
        name: article.title,
        href: articleHref(edition.id, article),
        end: toMoment(article.publish_time, now),
      })),
    },
  ];
  return groups.filter(({ suggestions }) => suggestions.length);
}
