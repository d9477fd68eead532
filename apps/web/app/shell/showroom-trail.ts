import {
  listingListPath,
  productListPath,
  showroomPath,
  supplierListPath,
} from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';

const paths = {
  showroom: showroomPath,
  products: productListPath(),
  suppliers: supplierListPath(),
  platform: listingListPath(),
} as const;

/** The screens of the showroom that stand above one of its pages. */
export function aboveInShowroom(
  { navigation }: Messages,
  ...names: readonly (keyof typeof paths)[]
): { readonly name: string; readonly href: string }[] {
  return (['showroom', ...names] as const).map((name) => ({
    name: navigation[name],
    href: paths[name],
  }));
}
