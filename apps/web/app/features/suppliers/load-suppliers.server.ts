import { lists, supplierListPath } from '@ironbridge/domain';
import type { Visit } from '../../platform/visit.server.ts';
import { toFiling } from '../../shell/list/filing.ts';
import { parseListAddress } from '../../shell/list/list-address.ts';
import { loadList, toCountingCall } from '../../shell/list/load-list.server.ts';
import { parseName, placeParams } from '../../shell/list/place-filters.ts';
import { toSupplierEntry } from './to-supplier-entry.ts';

/** Besides the newest first, which needs no saying. */
const orders = ['name', 'founded'] as const;

const supplierParams = {
  ...placeParams,
  certificate: parseName,
  sort: (text: string) => orders.find((order) => order === text),
} as const;

export async function loadSuppliers({ api, copy, edition }: Visit, request: Request) {
  const address = parseListAddress(new URL(request.url), supplierListPath(), supplierParams);
  const { sort, ...narrowing } = address.extra;
  const [{ list, ...found }, counted] = await Promise.all([
    loadList(address, lists.rowsDefault, (call) =>
      api.get('supplierList', { ...call, ...narrowing, ...(sort ? { sort } : {}) }),
    ),
    api.find('supplierList', toCountingCall(address, narrowing)),
  ]);
  const facets = counted?.facets;
  return {
    ...found,
    ...toFiling(facets, address),
    places: facets,
    certificates: facets?.certificate ?? [],
    suppliers: list.map((card) => toSupplierEntry(card, { copy, edition, sid: address.sid })),
  };
}

export type SuppliersPage = Awaited<ReturnType<typeof loadSuppliers>>;
