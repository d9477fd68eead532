import type { ProductCard, Supplier } from '@ironbridge/contract';
import { productPath, supplierVideoPath, videoPath } from '@ironbridge/domain';
import { answerElsewhere } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { findTranscript } from '../../shell/film/find-transcript.server.ts';
import { loadFilm } from '../../shell/film/load-film.server.ts';
import { toPriceRange } from '../../shell/price.ts';
import { toProductName } from '../../shell/to-product-row.ts';
import { toSupplierFace } from '../../shell/to-supplier-face.ts';
import { toSupplierFilm } from './to-supplier-film.ts';

const shown = { films: 8, products: 4 };

/** A film among the others of who made it; one that nobody here made stands among all films only. */
export async function loadSupplierVideo(visit: Visit, idText: string) {
  const { api, copy, edition } = visit;
  const { video, player } = await loadFilm(visit, idText);
  const { id, supplier: maker } = video;
  if (!maker) answerElsewhere(videoPath(id), 302);
  const [supplier, films, transcript] = await Promise.all([
    api.find('supplierInfo', { id: maker.id }),
    api.find('supplierVideos', { id: maker.id, rows: shown.films + 1 }),
    findTranscript(visit, video.captions),
  ]);
  return {
    video,
    player,
    transcript,
    path: supplierVideoPath(id),
    maker,
    supplier: supplier && toSupplierFace(supplier, copy),
    products: toNewest(supplier).map((card) => ({
      id: card.id,
      name: toProductName(card),
      href: productPath(card.id),
      picture: card.image,
      fact: toPriceRange(card, edition) ?? copy.products.onRequest,
    })),
    filmCount: films?.total,
    films: (films?.list ?? [])
      .filter((card) => card.id !== id)
      .slice(0, shown.films)
      .map((card) => toSupplierFilm(card, visit)),
  };
}

/** A product may be filed under several industries. */
function toNewest(supplier: Supplier | undefined): ProductCard[] {
  const cards = supplier?.products.groups.flatMap(({ list }) => list) ?? [];
  return [...new Map(cards.map((card) => [card.id, card])).values()].slice(0, shown.products);
}

export type SupplierVideoPage = Awaited<ReturnType<typeof loadSupplierVideo>>;
