import { subIndustryOf } from './firms/sub-industries.ts';
import type { FiledFirm } from './firms.ts';
import { plate, smallPlate } from './pictures.ts';
import { places } from './places.ts';
import type { ProductEntry } from './product.ts';
import { toSlug } from './slug.ts';
import { fillIn, parseSpecs } from './spec-table.ts';
import type { IndustryKey } from './sub-industries.ts';
import type { SupplierEntry } from './supplier.ts';
import { units } from './units.ts';

/** A share of the list price that a large order may save or options may cost. */
const PRICE_SPREAD = 1.12;

function toIndustries({
  key,
  industry,
  firm,
}: FiledFirm): readonly [IndustryKey, ...IndustryKey[]] {
  const sub = subIndustryOf[key];
  return [industry, ...(sub ? [sub] : []), ...(firm.industries ?? [])];
}

/** The same number for the same words: demo certificates need one, and nothing depends on it. */
function toNumber(words: string): number {
  return [...words].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 90_000, 7) + 10_000;
}

export function toSupplier(filed: FiledFirm): SupplierEntry {
  const { key, industry, firm } = filed;
  const { country, province, city } = places[firm.at];
  const number = toNumber(key);
  return {
    name_cn: firm.name[0],
    name_en: firm.name[1],
    initials: firm.mark,
    summary_cn: firm.does[0],
    summary_en: firm.does[1],
    profile_cn: firm.profile[0],
    profile_en: firm.profile[1],
    country,
    province_cn: province[0],
    province_en: province[1],
    city_cn: city[0],
    city_en: city[1],
    founded: firm.founded,
    staff: firm.staff,
    website: `https://${key}.example`,
    brands: [firm.brand],
    industries: toIndustries(filed),
    tags: firm.tags,
    pictures: [plate(industry, firm.series.motif, `${key}-works`)],
    certificates: [
      {
        kind: firm.certificate,
        number: `${firm.mark}-${number}`,
        issuer: number % 2 ? 'Demo Certification' : 'Demo Notified Body',
        validYears: 1 + (number % 3),
        checkedDaysAgo: 2 + (number % 60),
      },
    ],
  };
}

/** Three figures are as exact as a list price is. */
function roundPrice(price: number): number {
  return Number(price.toPrecision(3));
}

/** Each model of the firm's series, by its model. */
export function toProducts(filed: FiledFirm): [string, ProductEntry][] {
  const { industry, key, firm } = filed;
  const { series } = firm;
  const models = series.models.split(' ');
  const columns = parseSpecs(series.specs, models.length, series.texts);
  return models.map((model, i) => {
    const [first, ...rest] = columns[i] ?? [];
    if (!first) throw new Error(`${model} has no specification`);
    const specs = [first, ...rest] as const;
    const price = series.price?.[i];
    const say = (template: string, side: 0 | 1) =>
      fillIn(template.replace('{kind}', series.kinds?.[i]?.[side] ?? ''), specs);
    return [
      model,
      {
        name_cn: say(series.name[0], 0),
        name_en: say(series.name[1], 1),
        supplier: key,
        summary_cn: say(series.line[0], 0),
        summary_en: say(series.line[1], 1),
        description_cn: series.about[0],
        description_en: series.about[1],
        specs,
        ...(price === undefined
          ? {}
          : {
              price: [price, roundPrice(price * PRICE_SPREAD)] as const,
              currency: series.currency ?? 'CNY',
            }),
        unit_cn: units[series.unit][0],
        unit_en: units[series.unit][1],
        minimum_order: series.least ?? 1,
        industries: toIndustries(filed),
        tags: firm.tags,
        pictures: [smallPlate(industry, series.motif, toSlug(model))],
      },
    ];
  });
}
