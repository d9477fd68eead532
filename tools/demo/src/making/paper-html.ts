import { type EditionId, editions } from '@ironbridge/domain';
import { motifNames } from '@ironbridge/plates';
import { firms } from '../content/firms.ts';
import { industries } from '../content/industries.ts';
import type { Paper } from '../content/paper.ts';
import type { ProductEntry, SpecEntry } from '../content/product.ts';
import { products } from '../content/products.ts';
import { properties } from '../content/properties.ts';
import { toFigures } from '../content/spec-table.ts';
import { terms } from '../content/terms.ts';
import type { SupplierKey } from '../content/written-suppliers.ts';
import { escapeHtml, paragraphs, toDocument } from './html.ts';
import { hueOf, pickMotif, toPlateSvg } from './plate-svg.ts';

const words = {
  cn: {
    paper: '白皮书',
    figure: '图',
    inside: '本文内容',
    figures: '选型参考',
    terms: '术语对照',
    chinese: '中文',
    english: '英文',
    model: '型号',
    note: '参数取自铁桥展厅，以供应商正式资料为准。',
    rights: '可在单位内部传阅，不可转售。',
  },
  en: {
    paper: 'White paper',
    figure: 'Figure',
    inside: 'Inside',
    figures: 'Figures to choose by',
    terms: 'Terms',
    chinese: 'Chinese',
    english: 'English',
    model: 'Model',
    note: 'Figures are from the Ironbridge showroom; the supplier’s own papers prevail.',
    rights: 'May be passed on within a firm and may not be sold.',
  },
} as const;

const style = `
  @page { size: A4; margin: 22mm 20mm 20mm; }
  @page :first { margin: 0; }
  body { font-size: 12pt; line-height: 1.85; background: #fff; }
  .cover { height: 297mm; padding: 24mm 20mm; background: var(--ground); border-top: 9mm solid var(--line); break-after: page; display: flex; flex-direction: column; }
  .cover h1 { font-size: 30pt; line-height: 1.3; margin: 10mm 0 6mm; }
  .cover .brief { font-size: 13pt; }
  .cover .plate { margin-top: auto; }
  .kicker { color: var(--line); font-size: 11pt; }
  h2 { font-size: 16pt; line-height: 1.4; border-top: 2px solid #15181d; padding-top: 3mm; margin: 0 0 4mm; break-after: avoid; }
  section { margin-bottom: 10mm; } section.new { break-before: page; }
  p + p { margin-top: 3mm; } html[lang="zh-CN"] p { text-indent: 2em; }
  figure { margin: 8mm 0 4mm; break-inside: avoid; } figure .plate { max-height: 96mm; } figcaption { font-size: 9pt; color: #565c66; margin-top: 2mm; }
  ol { padding-left: 6mm; margin-bottom: 8mm; } li { margin-bottom: 2mm; }
  table { width: 100%; border-collapse: collapse; font-size: 9pt; line-height: 1.5; }
  th, td { border-bottom: 1px solid #d9d6cc; padding: 1.6mm 2mm; text-align: left; } td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
  .note { font-size: 8.5pt; color: #565c66; margin-top: 3mm; } html[lang="zh-CN"] .note { text-indent: 0; }
  .plate { max-height: 110mm; overflow: hidden; }
`;

/** The whole paper: cover, what is inside, its chapters, figures to choose by, and terms in both languages. */
export function toPaperHtml(paper: Paper, edition: EditionId): string {
  const side = edition === 'cn' ? 0 : 1;
  const say = words[edition];
  const [industry] = paper.industries;
  const chapters = paper[edition];
  const body = `
    <div class="cover"><div class="kicker sans">${say.paper} · ${industries[industry][`name_${edition}`]} · ${editions[edition].name}</div>
      <h1>${escapeHtml(paper.title[side])}</h1><p class="brief">${escapeHtml(paper.brief[side])}</p>
      <div class="plate">${toPlateSvg(industry, paper.title[1])}</div></div>
    <section><h2>${say.inside}</h2><ol>${chapters.map(({ heading }) => `<li>${escapeHtml(heading)}</li>`).join('')}<li>${say.figures}</li><li>${say.terms}</li></ol></section>
    ${chapters.map(({ heading, text }, i) => `<section${i === 1 ? ' class="new"' : ''}><h2>${i + 1}　${escapeHtml(heading)}</h2>${paragraphs(text)}${i === 1 ? '' : toFigure(paper, edition, i)}</section>`).join('')}
    <section class="new"><h2>${say.figures}</h2>${toFigureTable(paper, edition)}<p class="note">${say.note}</p></section>
    <section><h2>${say.terms}</h2>${toTermTable(paper, edition)}<p class="note">${say.rights}</p></section>`;
  return toDocument(edition, hueOf(industry), style, body);
}

/** A drawing with its caption, numbered as it comes. */
function toFigure(paper: Paper, edition: EditionId, chapter: number): string {
  const [industry] = paper.industries;
  const seed = `${paper.title[1]} ${chapter}`;
  const motif = pickMotif(industry, seed);
  const number = chapter === 0 ? 1 : 2;
  return `<figure><div class="plate">${toPlateSvg(industry, seed, motif)}</div><figcaption>${words[edition].figure} ${number}　${motifNames[motif][edition]}</figcaption></figure>`;
}

function isMeasured(spec: SpecEntry): boolean {
  return !('text_en' in spec);
}

/** The supplier's own series, or the longest of the industry, model by model. */
function findSeries(paper: Paper): [string, ProductEntry][] {
  const of = (key: SupplierKey) => [...products].filter(([, { supplier }]) => supplier === key);
  const own = paper.supplier ? of(paper.supplier) : [];
  const [industry] = paper.industries;
  const other = firms.find((filed) => filed.industry === industry);
  return own.length > 2 || !other ? own : of(other.key);
}

function toFigureTable(paper: Paper, edition: EditionId): string {
  const series = findSeries(paper);
  const [first] = series;
  if (!first) return '';
  const columns = first[1].specs
    .filter(isMeasured)
    .slice(0, 4)
    .map(({ property }) => property);
  const head = columns
    .map((key) => {
      const { unit } = properties[key];
      return `<th class="n">${properties[key][`name_${edition}`]}${unit ? `<br>${unit}` : ''}</th>`;
    })
    .join('');
  const rows = series.map(([model, { specs }]) => {
    const cells = columns.map((key) => {
      const spec = specs.find(({ property }) => property === key);
      return `<td class="n">${spec ? toFigures(spec) : '–'}</td>`;
    });
    return `<tr><td>${escapeHtml(model)}</td>${cells.join('')}</tr>`;
  });
  return `<table><tr><th>${words[edition].model}</th>${head}</tr>${rows.join('')}</table>`;
}

function toTermTable({ industries: [industry] }: Paper, edition: EditionId): string {
  const rows = terms
    .filter((term) => term.industry === industry)
    .slice(0, 12)
    .map(({ cn, en, abbreviations }) => {
      const short = abbreviations.length ? `（${abbreviations.join('、')}）` : '';
      return `<tr><td lang="zh-CN">${escapeHtml(cn.join('、'))}</td><td lang="en">${escapeHtml(en.join(', '))}${short}</td></tr>`;
    });
  const { chinese, english } = words[edition];
  return `<table><tr><th>${chinese}</th><th>${english}</th></tr>${rows.join('')}</table>`;
}

export function toFooter(paper: Paper, edition: EditionId): string {
  const title = escapeHtml(paper.title[edition === 'cn' ? 0 : 1]);
  return `<div style="width:100%;padding:0 20mm;font:8px 'Noto Sans CJK SC',sans-serif;color:#565c66;display:flex;justify-content:space-between"><span>${title}</span><span class="pageNumber"></span></div>`;
}
