import type { CallQuery } from '@ironbridge/contract';
import { type EditionId, itemTag, referenceTag } from '@ironbridge/domain';
import { type CallAnswer, notFound, toJson } from '../../http/call-route.ts';
import type { Pictures } from '../../pictures.ts';
import type { ReferenceService } from '../reference/reference.service.ts';
import type { SupplierRepository } from './supplier.repository.ts';
import { toSupplier } from './supplier-view.ts';

export class SupplierService {
  readonly #suppliers: SupplierRepository;
  readonly #reference: ReferenceService;
  readonly #pictures: Pictures;

  constructor(suppliers: SupplierRepository, reference: ReferenceService, pictures: Pictures) {
    this.#suppliers = suppliers;
    this.#reference = reference;
    this.#pictures = pictures;
  }

  async info(
    { id }: CallQuery<'supplierInfo'>,
    edition: EditionId,
  ): Promise<CallAnswer<'supplierInfo'>> {
    const document = await this.#suppliers.find(edition, id);
    const tag = itemTag(edition, 'supplier', id);
    if (document === undefined) throw notFound(tag);
    return {
      json: toJson(toSupplier(document, this.#reference.get(edition), this.#pictures)),
      tags: [tag, referenceTag(edition)],
    };
  }
}
