import type { Messages } from '@ironbridge/messages';
import type { BodySurroundings } from '@ironbridge/ui';
import { toFileSize } from '../file-size.ts';
import { productHref, supplierHref } from '../named-href.ts';

export function toBodySurroundings(copy: Messages): BodySurroundings {
  const { article } = copy;
  return {
    labels: {
      product: article.namedProduct,
      supplier: article.namedSupplier,
      table: article.table,
      zoom: article.zoom,
      bytes: (bytes) => toFileSize(bytes, copy),
    },
    productHref,
    supplierHref,
  };
}
