import { toHue } from '../content/pictures.ts';
import { properties } from '../content/properties.ts';
import type { Series } from '../content/series.ts';
import { toFigures } from '../content/spec-table.ts';
import type { SupplierEntry } from '../content/supplier.ts';
import { escapeHtml, toDocument } from './html.ts';
import { toPlateSvg } from './plate-svg.ts';

const style = `
  @page { size: A4; margin: 16mm 18mm 18mm; }
  body { font-size: 10pt; line-height: 1.6; background: #fff; }
  header { display: flex; justify-content: space-between; gap: 8mm; border-top: 2mm solid var(--line); padding-top: 4mm; font-size: 9pt; color: #565c66; }
  h1 { font-size: 20pt; line-height: 1.3; margin: 6mm 0 1mm; } .names { font-size: 11pt; text-align: left; }
  .plate { height: 78mm; overflow: hidden; margin: 5mm 0; } .both { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; }
  h2 { font-size: 11pt; border-top: 2px solid #15181d; padding-top: 2mm; margin: 6mm 0 2mm; }
  table { width: 100%; border-collapse: collapse; font-size: 8.5pt; line-height: 1.45; }
  th, td { border-bottom: 1px solid #d9d6cc; padding: 1.4mm 1.5mm; text-align: right; font-variant-numeric: tabular-nums; }
  th:first-child { text-align: left; } th small { font-weight: 400; color: #565c66; }
  .note { font-size: 8pt; color: #565c66; margin-top: 3mm; }
`;

/** A maker's sheet: what it is in both languages, and every model's figures beside each other. */
export function toDataSheetHtml(series: Series, maker: SupplierEntry): string {
  const [, product] = series.models[0];
  const [picture] = product.pictures;
  const body = `
    <header><b class="sans">${escapeHtml(maker.name_cn)} · ${escapeHtml(maker.name_en)}</b><span>${escapeHtml(maker.website)}</span></header>
    <h1>${toTitle(series)}</h1>
    <p class="names">${toNames(series, 'cn')}</p><p class="names" lang="en">${toNames(series, 'en')}</p>
    <div class="plate">${toPlateSvg(picture.industry, picture.name, picture.motif)}</div>
    <div class="both"><p>${escapeHtml(product.description_cn)}</p><p lang="en">${escapeHtml(product.description_en)}</p></div>
    <h2>技术参数 · Specifications</h2>${toTable(series)}
    <p class="note">参数为标准配置下的数值，如有改进，以随机资料为准。<span lang="en">Figures are for the standard build; the papers delivered with it prevail.</span></p>`;
  return toDocument('cn', toHue(picture), style, body);
}

function toTitle({ models }: Series): string {
  return models.map(([model]) => escapeHtml(model)).join(' · ');
}

function toNames({ models }: Series, edition: 'cn' | 'en'): string {
  const names = new Set(models.map(([, product]) => product[`name_${edition}`]));
  return [...names].map(escapeHtml).join(' / ');
}

function toTable({ models }: Series): string {
  const [, { specs }] = models[0];
  const rows = specs.map(({ property }) => {
    const { name_cn, name_en, unit } = properties[property];
    const cells = models.map(([, product]) => {
      const spec = product.specs.find((one) => one.property === property);
      return `<td>${spec ? escapeHtml(toFigures(spec)) : '–'}</td>`;
    });
    return `<tr><th>${name_cn}<br><small lang="en">${name_en}${unit ? ` (${unit})` : ''}</small></th>${cells.join('')}</tr>`;
  });
  const heads = models.map(([model]) => `<th>${escapeHtml(model)}</th>`).join('');
  return `<table><tr><th>型号 <small lang="en">Model</small></th>${heads}</tr>${rows.join('')}</table>`;
}
