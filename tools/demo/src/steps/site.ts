import { type EditionId, editionIds, type QrUse, qrUses } from '@ironbridge/domain';
import { toFields } from '../both-fields.ts';
import { hotKeywords } from '../content/hot-keywords.ts';
import { blogrolls } from '../content/house/blogrolls.ts';
import { qrAddresses, qrAlts } from '../content/house/qr-codes.ts';
import { settings } from '../content/settings.ts';
import type { Desk } from '../desk.ts';
import { getId, loadEach } from '../load-each.ts';
import { drawQrCode } from '../making/qr-code.ts';
import { type Picture, type Pictures, sendPictures } from './pictures.ts';

/** What stands around every page. */
export async function loadSite(desk: Desk): Promise<void> {
  const codes = await sendPictures(
    desk,
    'QR codes',
    editionIds.flatMap((edition) => qrUses.flatMap((use) => toQrPicture(edition, use))),
  );
  await loadEach(
    desk,
    'settings',
    'Settings',
    editionIds.map((edition) => ({
      key: edition,
      known: { edition },
      toData: () => ({ edition, ...settings[edition], qr: toQr(edition, codes) }),
    })),
  );
  await loadEach(
    desk,
    'hot_keywords',
    'Hot keywords',
    editionIds.flatMap((edition) =>
      hotKeywords[edition].map((title, i) => ({
        key: `${edition}:${title}`,
        known: { edition, title },
        toData: () => ({ edition, title, order: i + 1 }),
      })),
    ),
  );
  await loadEach(
    desk,
    'blogrolls',
    'Blogrolls',
    editionIds.flatMap((edition) =>
      blogrolls[edition].map((neighbour, i) => ({
        key: `${edition}:${neighbour.title}`,
        known: { edition, title: neighbour.title },
        toData: () => ({ edition, ...neighbour, order: i + 1 }),
      })),
    ),
  );
}

function toQrName(edition: EditionId, use: QrUse): string {
  return `qr-${use}-${edition}.webp`;
}

function toQrPicture(edition: EditionId, use: QrUse): Picture[] {
  const address = qrAddresses[edition][use];
  if (address === undefined) return [];
  return [
    {
      name: toQrName(edition, use),
      ...toFields('alt', qrAlts[use]),
      // Light on dark, phones would not read it.
      drawing: false,
      draw: () => drawQrCode(address),
    },
  ];
}

function toQr(edition: EditionId, codes: Pictures): Partial<Record<QrUse, number>> {
  return Object.fromEntries(
    qrUses
      .filter((use) => qrAddresses[edition][use] !== undefined)
      .map((use) => [use, getId(codes, toQrName(edition, use))]),
  );
}
