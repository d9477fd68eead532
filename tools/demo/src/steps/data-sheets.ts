import type { Choice } from '../content/choice.ts';
import { toSeries, toSheetName } from '../content/series.ts';
import type { Desk } from '../desk.ts';
import { getId } from '../load-each.ts';
import { toDataSheetHtml } from '../making/data-sheet-html.ts';
import type { Press } from '../making/press.ts';
import { sendFiles } from '../send-files.ts';

/** By model; those of one series share theirs. */
export type DataSheets = ReadonlyMap<string, number>;

export async function loadDataSheets(
  desk: Desk,
  press: Press,
  { products, suppliers }: Choice,
): Promise<DataSheets> {
  const all = toSeries(products).flatMap((series) => {
    const maker = suppliers.get(series.supplier);
    return maker ? [{ series, maker }] : [];
  });
  const ids = await sendFiles(
    desk,
    'Data sheets',
    all.map(({ series, maker }) => ({
      name: toSheetName(series),
      type: 'application/pdf',
      data: {},
      make: () => press.toPdf(toDataSheetHtml(series, maker)),
    })),
  );
  return new Map(
    all.flatMap(({ series }) =>
      series.models.map(([model]) => [model, getId(ids, toSheetName(series))] as const),
    ),
  );
}
