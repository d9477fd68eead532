import type { Range } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { toFigure } from '../spec-value.ts';

type Ends<Value> = readonly [from: Value, to: Value];

interface RangeEndsProps {
  /** Of what it is a range. */
  readonly name: string;
  readonly fields: Ends<string>;
  readonly range: Range | undefined;
  /** How far there is anything, where that is known. */
  readonly reach?: Ends<number | undefined>;
}

/** The two ends of a range: either may stay empty. */
export function RangeEnds({ name, fields, range, reach = [undefined, undefined] }: RangeEndsProps) {
  const { copy } = usePage();
  const { from, to } = copy.products;
  const end = (index: 0 | 1, label: string, value: number | undefined) => (
    <input
      name={fields[index]}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      placeholder={reach[index] === undefined ? undefined : toFigure(reach[index])}
      defaultValue={value}
    />
  );
  return (
    <>
      {end(0, from(name), range?.from)}
      <span aria-hidden="true">–</span>
      {end(1, to(name), range?.to)}
    </>
  );
}
