import type { EditionId } from '@ironbridge/domain';
import { aliasOf, type SupplierDocument } from '@ironbridge/search';
import type { SearchEngine } from '../../engine/search-engine.ts';

export interface SupplierRepository {
  find(edition: EditionId, id: number): Promise<SupplierDocument | undefined>;
}

export function createSupplierRepository(engine: SearchEngine, prefix: string): SupplierRepository {
  return {
    find: (edition, id) => engine.findSource(aliasOf('supplier', edition, prefix), id),
  };
}
