import type { CallQuery } from '@ironbridge/contract';
import { type EditionId, itemTag, referenceTag } from '@ironbridge/domain';
import { type CallAnswer, notFound, toJson } from '../../http/call-route.ts';
import { listTags, toListPage } from '../../http/list-page.ts';
import type { Pictures } from '../../pictures.ts';
import type { ReferenceService } from '../reference/reference.service.ts';
import type { ProductRepository } from './product.repository.ts';
import { toProduct, toProductCard } from './product-view.ts';

export class ProductService {
  readonly #products: ProductRepository;
  readonly #reference: ReferenceService;
  readonly #pictures: Pictures;

  constructor(products: ProductRepository, reference: ReferenceService, pictures: Pictures) {
    this.#products = products;
    this.#reference = reference;
    this.#pictures = pictures;
  }

  async list(
    query: CallQuery<'productList'>,
    edition: EditionId,
  ): Promise<CallAnswer<'productList'>> {
    const page = toListPage(query);
    const { supplier } = query;
    const { total, documents } = await this.#products.list(edition, { ...page, supplier });
    const names = this.#reference.get(edition);
    const list = documents.map((row) => toProductCard(row, names, this.#pictures));
    const tags = listTags(edition, 'product', page);
    if (supplier !== undefined) tags.push(itemTag(edition, 'supplier', supplier));
    return { json: toJson({ list, total }), tags };
  }

  async info(
    { id }: CallQuery<'productInfo'>,
    edition: EditionId,
  ): Promise<CallAnswer<'productInfo'>> {
    const document = await this.#products.find(edition, id);
    const tag = itemTag(edition, 'product', id);
    if (document === undefined) throw notFound(tag);
    const tags = [tag, referenceTag(edition)];
    if (document.supplier) tags.push(itemTag(edition, 'supplier', document.supplier.id));
    return {
      json: toJson(toProduct(document, this.#reference.get(edition), this.#pictures)),
      tags,
    };
  }
}
