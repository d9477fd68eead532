import type { EditionId } from '@ironbridge/domain';
import type { FirstLevelKey } from '../content/industries.ts';
import { escapeHtml, paragraphs, toDocument } from './html.ts';
import { hueOf, toPlateSvg } from './plate-svg.ts';

export const PAGE = { width: 900, height: 1200 } as const;

export interface IssuePage {
  readonly magazine: string;
  readonly issue: string;
  readonly number: number;
  readonly kicker: string;
  readonly title: string;
  readonly text: string;
  /** The words that choose the drawing; without them the page is type alone. */
  readonly plate?: string;
}

const contentsPage = 2;

/** The last few words that would not fit at the usual size make the page's type a little smaller. */
const fitting = `
  const overflows = (text) => text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1;
  for (const text of document.querySelectorAll('.text'))
    for (let size = 17; size > 12 && overflows(text); size -= 0.25) text.style.fontSize = size + 'px';
`;

const style = `
  @page { size: ${PAGE.width}px ${PAGE.height}px; margin: 0; }
  .sheet + .sheet { break-before: page; }
  .cover { width: ${PAGE.width}px; height: ${PAGE.height}px; overflow: hidden; }
  .page { width: ${PAGE.width}px; height: ${PAGE.height}px; padding: 46px 58px 0; font-size: 17px; line-height: 1.78; position: relative; overflow: hidden; display: flex; flex-direction: column; }
  .run { display: flex; justify-content: space-between; font-size: 14px; border-bottom: 1px solid #15181d; padding-bottom: 10px; }
  .kicker { color: var(--line); font-size: 16px; margin-top: 26px; }
  h1 { font-size: 42px; line-height: 1.25; margin: 8px 0 20px; }
  .plate { margin: 0 -58px 24px; height: 420px; flex: none; overflow: hidden; background: var(--ground); }
  h1 + .text, .kicker + .text { margin-top: 18px; }
  .text { flex: 1; min-height: 0; margin-bottom: 76px; overflow: hidden; column-fill: balance; columns: 2; column-gap: 34px; column-rule: 1px solid #d9d6cc; }
  .text p + p { margin-top: 10px; } html[lang="zh-CN"] .text p { text-indent: 2em; } html[lang="en"] .page { font-feature-settings: "pwid", "palt"; }
  .list { columns: auto; font-size: 24px; line-height: 1.5; } html .list p { text-indent: -2.4em !important; padding: 14px 0 14px 2.4em; border-bottom: 1px solid #d9d6cc; text-align: left; } .list p + p { margin-top: 0; }
  .folio { position: absolute; bottom: 30px; left: 58px; right: 58px; text-align: center; font-size: 15px; }
`;

/** One page, to be looked at. */
export function toIssuePageHtml(
  page: IssuePage,
  edition: EditionId,
  industry: FirstLevelKey,
): string {
  return toSheetsHtml([toSheet(page, industry)], edition, industry);
}

/** All of an issue, to be printed: its cover as it is drawn, and the pages that follow. */
export function toIssueHtml(
  cover: string,
  pages: readonly IssuePage[],
  edition: EditionId,
  industry: FirstLevelKey,
): string {
  const sheets = pages.map((page) => toSheet(page, industry));
  return toSheetsHtml([`<div class="sheet cover">${cover}</div>`, ...sheets], edition, industry);
}

function toSheetsHtml(
  sheets: readonly string[],
  edition: EditionId,
  industry: FirstLevelKey,
): string {
  const body = `${sheets.join('')}<script>${fitting}</script>`;
  return toDocument(edition, hueOf(industry), style, body);
}

function toSheet(page: IssuePage, industry: FirstLevelKey): string {
  return `<div class="sheet page">
    <div class="run sans"><span>${escapeHtml(page.magazine)}</span><span>${escapeHtml(page.issue)}</span></div>
    <div class="kicker sans">${escapeHtml(page.kicker)}</div>${page.title ? `<h1>${escapeHtml(page.title)}</h1>` : '<br>'}
    ${page.plate ? `<div class="plate">${toPlateSvg(industry, page.plate)}</div>` : ''}
    <div class="text${page.number === contentsPage ? ' list' : ''}">${paragraphs(page.text)}</div><div class="folio sans">${page.number}</div>
  </div>`;
}
