import type { EditionId } from '@ironbridge/domain';
import type { FirstLevelKey } from '../content/industries.ts';
import { escapeHtml, toDocument } from './html.ts';
import { hueOf, toPlateSvg } from './plate-svg.ts';

export interface BannerWords {
  readonly headline: string;
  readonly line: string;
  readonly advertiser: string;
}

/** The sizes of the places: the strip and what it unrolls to on a first visit, a column's and a menu's picture. */
export const bannerSizes = {
  strip: { width: 2560, height: 144 },
  large: { width: 2560, height: 760 },
  side: { width: 910, height: 390 },
  menu: { width: 584, height: 600 },
} as const;

export type BannerShape = keyof typeof bannerSizes;

const styles: Readonly<Record<BannerShape, string>> = {
  strip: `body { display: grid; grid-template-columns: 620px 1fr auto; align-items: center; gap: 48px; height: 144px; padding-right: 112px; overflow: hidden; background: var(--ground); }
    .plate { height: 144px; overflow: hidden; } .plate svg { margin-top: -130px; } h1 { font-size: 52px; } p { display: none; } .by { font-size: 30px; }`,
  large: `body { display: grid; grid-template-columns: 1180px 1fr; align-items: center; gap: 80px; height: 760px; padding-right: 96px; overflow: hidden; background: var(--ground); border-bottom: 12px solid var(--line); }
    h1 { font-size: 92px; line-height: 1.2; } p { font-size: 38px; line-height: 1.6; margin: 28px 0 40px; } .by { font-size: 32px; color: var(--line); }`,
  side: `body { position: relative; height: 390px; overflow: hidden; background: var(--ground); }
    .plate { height: 390px; overflow: hidden; } .plate svg { margin-top: -110px; } .plate + div { position: absolute; inset: auto 0 0; padding: 22px 34px 26px; background: var(--ground); border-top: 8px solid var(--line); }
    h1 { font-size: 46px; line-height: 1.2; } p { display: none; } .by { font-size: 26px; color: var(--line); }`,
  menu: `body { height: 600px; overflow: hidden; background: var(--ground); border-top: 10px solid var(--line); padding: 0 36px; }
    .plate { margin: 0 -36px; } h1 { font-size: 46px; line-height: 1.25; margin-top: 24px; } p { font-size: 24px; line-height: 1.55; margin: 14px 0; text-align: left; } .by { font-size: 22px; color: var(--line); }`,
};

export function toBannerHtml(
  { headline, line, advertiser }: BannerWords,
  shape: BannerShape,
  edition: EditionId,
  industry: FirstLevelKey,
): string {
  const plate = toPlateSvg(industry, `banner ${advertiser}`);
  const body = `<div class="plate">${plate}</div><div><h1>${escapeHtml(headline)}</h1>${shape === 'strip' ? '' : `<p>${escapeHtml(line)}</p><div class="by sans">${escapeHtml(advertiser)}</div>`}</div>${shape === 'strip' ? `<div class="by sans">${escapeHtml(advertiser)}</div>` : ''}`;
  return toDocument(edition, hueOf(industry), styles[shape], body);
}
