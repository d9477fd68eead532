import type { BannerEntry } from '../content/house/banners.ts';
import type { Desk } from '../desk.ts';
import { getId, loadEach } from '../load-each.ts';
import { daysFrom, type Loaded } from '../loaded.ts';
import { type BannerShape, bannerSizes, toBannerHtml } from '../making/banner.ts';
import type { Press } from '../making/press.ts';
import { type Picture, sendPictures } from './pictures.ts';

const WEEKS_BEFORE = -14;
const A_YEAR = 365;

const shapes = {
  top: ['strip', 'large'],
  side: ['side'],
  band: ['strip'],
  menu: ['menu'],
} as const satisfies Record<BannerEntry['place'], readonly [BannerShape, ...BannerShape[]]>;

function shapesOf({ place }: BannerEntry): readonly [BannerShape, ...BannerShape[]] {
  return shapes[place];
}

function toName({ code, industry }: BannerEntry, shape: BannerShape): string {
  return `banner-${code.toLowerCase()}-${industry.toLowerCase()}-${shape}.jpg`;
}

function toPicture(entry: BannerEntry, shape: BannerShape, press: Press): Picture {
  const { width, height } = bannerSizes[shape];
  const words = `${entry.headline} · ${entry.advertiser}`;
  return {
    name: toName(entry, shape),
    alt_cn: entry.edition === 'cn' ? `广告：${words}` : '英文站广告图',
    alt_en:
      entry.edition === 'en' ? `Advertisement: ${words}` : 'Advertisement of the Chinese edition',
    drawing: false,
    draw: () =>
      press.toPicture(toBannerHtml(entry, shape, entry.edition, entry.industry), width, height),
  };
}

export async function loadBanners(
  desk: Desk,
  press: Press,
  { choice: { banners }, reference, now }: Loaded,
): Promise<void> {
  const pictures = await sendPictures(
    desk,
    'Banner pictures',
    banners.flatMap((entry) => shapesOf(entry).map((shape) => toPicture(entry, shape, press))),
  );
  await loadEach(
    desk,
    'banners',
    'Banners',
    banners.map((entry) => {
      const { code, edition, headline, target, weight, advertiser, industry, place } = entry;
      const [image, image2] = shapesOf(entry).map((shape) => getId(pictures, toName(entry, shape)));
      return {
        key: `${code}:${headline}`,
        known: { edition, code, title: headline },
        toData: () => ({
          edition,
          code,
          title: headline,
          image,
          ...(image2 === undefined ? {} : { image2 }),
          target,
          weight,
          advertiser,
          from: daysFrom(now, WEEKS_BEFORE),
          to: daysFrom(now, A_YEAR),
          // On the front page its industry only lends it a drawing.
          industries: place === 'menu' ? [getId(reference.industries, industry)] : [],
        }),
      };
    }),
  );
}
