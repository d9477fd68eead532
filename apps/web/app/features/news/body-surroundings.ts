import type { Messages } from '@ironbridge/messages';
import type { BodySurroundings } from '@ironbridge/ui';
import { productHref, supplierHref } from '../../shell/named-href.ts';

const mega = 1_000_000;

export function toBodySurroundings({ article }: Messages): BodySurroundings {
  return {
    labels: {
      product: article.namedProduct,
      supplier: article.namedSupplier,
      video: article.watch,
      table: article.table,
      bytes: (bytes) =>
        bytes >= mega
          ? article.megabytes((bytes / mega).toFixed(1))
          : article.kilobytes(String(Math.max(1, Math.round(bytes / 1000)))),
    },
    productHref,
    supplierHref,
  };
}
