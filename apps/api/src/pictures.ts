import type { Block, Body, NamedProduct, NamedSupplier, Picture } from '@ironbridge/domain';
import type { SeoDocument } from '@ironbridge/search';

/** Puts the image host before relative picture paths, wherever in an answer a picture may be. */
export interface Pictures {
  readonly picture: (picture: Picture | null) => Picture | null;
  readonly pictures: (pictures: readonly Picture[]) => readonly Picture[];
  readonly supplier: (supplier: NamedSupplier) => NamedSupplier;
  readonly product: (product: NamedProduct) => NamedProduct;
  readonly body: (body: Body) => Body;
  readonly seo: (seo: SeoDocument) => SeoDocument;
}

/** The usual case: pictures come from the site's own host and nothing is to be done. */
const asTheyAre: Pictures = {
  picture: (picture) => picture,
  pictures: (pictures) => pictures,
  supplier: (supplier) => supplier,
  product: (product) => product,
  body: (body) => body,
  seo: (seo) => seo,
};

export function createPictures(imageOrigin: string): Pictures {
  if (imageOrigin === '') return asTheyAre;
  const hosted = (picture: Picture): Picture => ({
    ...picture,
    sources: picture.sources.map(({ width, src }) => ({
      width,
      src: toAbsolute(src, imageOrigin),
    })),
  });
  const supplier = (named: NamedSupplier): NamedSupplier =>
    named.logo ? { ...named, logo: hosted(named.logo) } : named;
  const product = (named: NamedProduct): NamedProduct =>
    named.picture ? { ...named, picture: hosted(named.picture) } : named;
  const block = (part: Block): Block => {
    switch (part.type) {
      case 'picture':
        return { ...part, picture: hosted(part.picture) };
      case 'gallery':
        return {
          ...part,
          pictures: part.pictures.map((entry) => ({ ...entry, picture: hosted(entry.picture) })),
        };
      case 'product':
        return { ...part, product: product(part.product) };
      case 'supplier':
        return { ...part, supplier: supplier(part.supplier) };
      default:
        return part;
    }
  };
  return {
    picture: (picture) => picture && hosted(picture),
    pictures: (pictures) => pictures.map(hosted),
    supplier,
    product,
    body: (body) => body.map(block),
    seo: (seo) => ({ ...seo, image: seo.image && hosted(seo.image) }),
  };
}

/** `https:…`, `data:…` and `//host/…` already say where they are. */
function toAbsolute(src: string, imageOrigin: string): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(src)) return src;
  return src.startsWith('/') ? imageOrigin + src : `${imageOrigin}/${src}`;
}
