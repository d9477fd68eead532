import type { Show } from '@ironbridge/contract';

type Exhibitor = Show['exhibitors'][number];

export interface Hall {
  /** Empty where it is not known yet. */
  readonly hall: string;
  readonly exhibitors: readonly Exhibitor[];
  /** Where every booth says its row and its place in it, it can be sketched. */
  readonly rows: readonly BoothRow[];
}

interface BoothRow {
  readonly letter: string;
  readonly booths: readonly {
    readonly booth: string;
    readonly place: number;
    readonly name: string;
  }[];
}

const inOrder = new Intl.Collator('en', { numeric: true });

/** Who stands where, hall by hall and booth by booth, as one walks; what is not known yet comes last. */
export function toHalls(exhibitors: readonly Exhibitor[]): Hall[] {
  const halls = Map.groupBy(exhibitors, ({ hall }) => hall.trim());
  return [...halls]
    .sort(([a], [b]) => byName(a, b))
    .map(([hall, all]) => ({
      hall,
      exhibitors: all.toSorted((a, b) => byName(a.booth, b.booth)),
      rows: hall ? toBoothRows(all) : [],
    }));
}

function byName(a: string, b: string): number {
  return Number(a === '') - Number(b === '') || inOrder.compare(a, b);
}

/** A booth such as B18 is in row B, the 18th: enough for a sketch, if all of them are named so. */
function toBoothRows(exhibitors: readonly Exhibitor[]): BoothRow[] {
  const booths = exhibitors.flatMap(({ booth, supplier }) => {
    const [, letter, digits] = /^([A-Z])[-.]?0*(\d{1,2})$/.exec(booth.trim()) ?? [];
    return letter && digits ? [{ letter, booth, place: Number(digits), name: supplier.name }] : [];
  });
  const places = new Set(booths.map(({ letter, place }) => `${letter}${place}`));
  if (booths.length < exhibitors.length || places.size < booths.length) return [];
  return [...Map.groupBy(booths, ({ letter }) => letter)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([letter, row]) => ({ letter, booths: row.toSorted((a, b) => a.place - b.place) }));
}
