import type { Both } from './both.ts';
import { type FirstLevelKey, industries } from './industries.ts';
import { type UnitKey, units } from './units.ts';

export interface Good {
  readonly industry: FirstLevelKey;
  readonly unit: UnitKey;
  readonly price: number;
  readonly quantities: readonly number[];
  readonly name: Both;
  readonly use: Both;
  readonly offer: Both;
}

function isIndustry(path: string): path is FirstLevelKey {
  return Object.hasOwn(industries, path);
}

function isUnit(key: string): key is UnitKey {
  return Object.hasOwn(units, key);
}

function parseBoth(cell: string): Both {
  const [cn, en] = cell.split(' / ');
  if (!cn || !en) throw new Error(`Not in both languages: ${cell}`);
  return [cn.trim(), en.trim()];
}

/** A line a good, its cells parted by ` | ` and the languages by ` / `. */
export function parseGoods(table: string): Good[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [industry = '', unit = '', price = '', quantities = '', ...words] = line.split(' | ');
      const [name, use, offer] = words.map(parseBoth);
      if (!isIndustry(industry) || !isUnit(unit) || !name || !use || !offer)
        throw new Error(`Not a good: ${line}`);
      return {
        industry,
        unit,
        price: Number(price),
        quantities: quantities.split(' ').map(Number),
        name,
        use,
        offer,
      };
    });
}
