import type { ProductCard } from '@ironbridge/contract';
import { lists } from '@ironbridge/domain';
import { isRefused } from '../../platform/api.server.ts';
import { answerElsewhere } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { toFiling } from '../../shell/list/filing.ts';
import { toChangedList } from '../../shell/list/list-address.ts';
import { loadList, toCountingCall } from '../../shell/list/load-list.server.ts';
import { toProductRow, toSharedColumns } from '../../shell/to-product-row.ts';
import { type ProductListAddress, parseProductAddress } from './product-address.ts';
import { toUnitText } from './reader-units.ts';
import { toBands } from './to-bands.ts';
import { toColumns } from './to-columns.ts';
import { toRanges } from './to-ranges.ts';

export async function loadProducts({ api, copy, edition }: Visit, request: Request) {
  const address = parseProductAddress(new URL(request.url));
  const { unit: _, sort, supplier, ...narrowing } = address.extra;
  const own = { ...narrowing, ...(supplier ? { supplier: Number(supplier) } : {}) };
  const [{ list, ...found }, counted] = await Promise.all([
    orUnderstood(
      loadList(address, lists.rowsDefault, (call) =>
        api.get('productList', { ...call, ...own, ...(sort ? { sort } : {}) }),
      ),
      address,
    ),
    api.find('productList', toCountingCall(address, own)),
  ]);
  const facets = counted?.facets;
  const ranges = toRanges(facets?.property ?? [], address);
  const columns = ranges.length ? toColumns(ranges, address) : toSharedColumns(list);
  const setting = { copy, edition, sid: address.sid };
  return {
    ...found,
    ...toFiling(facets, address),
    places: facets,
    bands: toBands(facets?.price ?? []),
    certificates: facets?.certificate ?? [],
    ranges,
    /** The units that differ from the properties' own, for pages that show the same products. */
    units: toUnitText(
      new Map(
        ranges
          .filter(({ unit, units }) => unit !== units[0])
          .map(({ property, unit }) => [property, unit]),
      ),
    ),
    columns,
    supplier: findSupplier(list, supplier),
    products: list.map((card) => toProductRow(card, columns, setting)),
  };
}

export type ProductsPage = Awaited<ReturnType<typeof loadProducts>>;

/** A property that nobody measures by, a unit of something else: the list is shown without what makes no sense. */
async function orUnderstood<Found>(
  asked: Promise<Found>,
  address: ProductListAddress,
): Promise<Found> {
  try {
    return await asked;
  } catch (error) {
    if (!isRefused(error)) throw error;
    answerElsewhere(
      toChangedList(address, {
        spec: undefined,
        price: undefined,
        unit: undefined,
        sort: undefined,
      }),
      302,
    );
  }
}

function findSupplier(list: readonly ProductCard[], id: string | undefined): string | undefined {
  return id && (list[0]?.supplier?.name ?? `#${id}`);
}
