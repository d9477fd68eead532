import type { Paper } from '@ironbridge/contract';
import { type DataPage, toAddress, toImageAddress, toPublisher, toSite } from './house.ts';
import type { Thing } from './thing.ts';

/** A white paper: who wrote it is not who puts it on the shelf. */
export function toReport(page: DataPage, paper: Paper, path: string): Thing {
  const { title, brief, pages, supplier, tags } = paper;
  const url = toAddress(page, path);
  return {
    '@type': 'Report',
    '@id': `${url}#paper`,
    url,
    name: title,
    headline: title,
    description: brief || undefined,
    image: toImageAddress(page, paper.image),
    datePublished: paper.publish_time,
    author: supplier ? { '@type': 'Organization', name: supplier.name } : toPublisher(page),
    publisher: toPublisher(page),
    pagination: pages ? `1-${pages}` : undefined,
    keywords: tags.map(({ tag_name }) => tag_name),
    inLanguage: page.edition.lang,
    isPartOf: toSite(page),
  };
}
