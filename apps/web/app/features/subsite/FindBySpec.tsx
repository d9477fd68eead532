import { productListPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { BandHead } from '../../shell/bands/BandHead.tsx';
import type { PropertyRange } from '../../shell/ranges/property-range.ts';
import { RangeFields } from '../../shell/ranges/RangeFields.tsx';

interface FindBySpecProps {
  readonly sid: number;
  readonly ranges: readonly PropertyRange[];
  /** How many products there are to find. */
  readonly total: number;
}

/** By what the industry's machines are told apart: from and to, in any unit; the list of products does the rest. */
export function FindBySpec({ sid, ranges, total }: FindBySpecProps) {
  const { copy } = usePage();
  const words = copy.subsite;
  if (!ranges.length) return null;
  return (
    <section className="wrap find-by-spec" aria-labelledby="by-spec">
      <BandHead
        id="by-spec"
        title={words.bySpec}
        href={productListPath({ sid: [sid] })}
        way={words.allProducts(total)}
      />
      <form action={`${productListPath()}/choose`} method="get" aria-labelledby="by-spec">
        <input type="hidden" name="sid" value={sid} />
        {ranges.map((range) => (
          <RangeFields key={range.property} range={range} />
        ))}
        <button className="button button-primary" type="submit">
          {words.findProducts}
        </button>
      </form>
    </section>
  );
}
