import { toRangeText } from '@ironbridge/domain';
import type { CSSProperties } from 'react';
import { usePage } from '../../platform/page.ts';
import type { PropertyRange } from './property-range.ts';
import { RangeEnds } from './RangeEnds.tsx';

/** From and to of a property, in a unit of the reader's choice; grey stands how far it reaches. */
export function RangeFields({ range }: { readonly range: PropertyRange }) {
  const { copy } = usePage();
  const words = copy.products;
  const { property, name, unit, units, chosen, least, most } = range;
  const [own = ''] = units;
  // The property's own unit goes without saying.
  const sentAs = (symbol: string) => (symbol === own ? '' : symbol);
  return (
    <fieldset className="range">
      <legend>{name}</legend>
      {chosen ? (
        <input
          type="hidden"
          name={`before.${property}`}
          value={toRangeText({ ...chosen, unit: sentAs(unit) })}
        />
      ) : null}
      <Reach range={range} />
      <div className="range-fields">
        <RangeEnds
          name={name}
          fields={[`from.${property}`, `to.${property}`]}
          range={chosen}
          reach={[least, most]}
        />
        {units.length > 1 ? (
          <>
            <input type="hidden" name={`own.${property}`} value={own} />
            <select
              name={`unit.${property}`}
              aria-label={words.unitOf(name)}
              defaultValue={sentAs(unit)}
            >
              {units.map((symbol) => (
                <option key={symbol} value={sentAs(symbol)}>
                  {symbol}
                </option>
              ))}
            </select>
          </>
        ) : (
          <span className="meta">{unit}</span>
        )}
      </div>
    </fieldset>
  );
}

/** Which part of all there is was chosen. */
function Reach({ range }: { readonly range: PropertyRange }) {
  const { chosen, least, most } = range;
  if (!chosen || least === undefined || most === undefined || most <= least) return null;
  const shareOf = (value: number) => Math.min(1, Math.max(0, (value - least) / (most - least)));
  const style: CSSProperties = {
    '--from': shareOf(chosen.from ?? least),
    '--to': shareOf(chosen.to ?? most),
  };
  return <span className="range-reach" style={style} />;
}
