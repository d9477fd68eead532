import { productPath } from '@ironbridge/domain';
import { getId } from '../../platform/get-id.server.ts';
import { orNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { toFilm } from '../../shell/to-film.ts';
import { toProductName } from '../../shell/to-product-row.ts';
import { toStory } from '../../shell/to-story.ts';
import { toAlternatives } from './to-alternatives.ts';

export async function loadProduct(visit: Visit, idText: string) {
  const id = getId(idText);
  const product = await orNotFound(visit.api.get('productInfo', { id }));
  return {
    product,
    name: toProductName(product),
    path: productPath(id),
    alternatives: toAlternatives(product, visit),
    stories: product.articles.map((card) => toStory(card, visit)),
    films: product.videos.map((card) => toFilm(card, visit)),
  };
}

export type ProductPage = Awaited<ReturnType<typeof loadProduct>>;
