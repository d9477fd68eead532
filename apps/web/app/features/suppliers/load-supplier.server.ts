import { supplierPath } from '@ironbridge/domain';
import { getId } from '../../platform/get-id.server.ts';
import { orNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { toStory } from '../../shell/to-story.ts';
import { toCertificateLine } from './to-certificate-line.ts';
import { toProductGroups } from './to-product-groups.ts';
import { toStand } from './to-stand.ts';
import { toSupplierFilm } from './to-supplier-film.ts';

export async function loadSupplier(visit: Visit, idText: string) {
  const id = getId(idText);
  const [supplier, films] = await Promise.all([
    orNotFound(visit.api.get('supplierInfo', { id })),
    visit.api.find('supplierVideos', { id, rows: 1 }),
  ]);
  return {
    supplier,
    path: supplierPath(id),
    certificates: supplier.certificates
      .map((certificate) => toCertificateLine(certificate, visit))
      .toSorted((a, b) => Number(a.expired) - Number(b.expired)),
    groups: toProductGroups(supplier, visit),
    filmCount: films?.total ?? supplier.videos.length,
    films: supplier.videos.map((card) => toSupplierFilm(card, visit)),
    stories: supplier.articles.map((card) => toStory(card, visit)),
    stands: supplier.shows.map((show) => toStand(show, visit)),
  };
}

export type SupplierPage = Awaited<ReturnType<typeof loadSupplier>>;
