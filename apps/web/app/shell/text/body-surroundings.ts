import { productPath, supplierPath } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import type { BodySurroundings } from '@ironbridge/ui';
import { toFileSize } from '../file-size.ts';

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
    productHref: productPath,
    supplierHref: supplierPath,
  };
}
