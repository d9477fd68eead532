import { type Picture, type QrUse, qrUses } from '@ironbridge/domain';
import type { Page } from '../platform/page.ts';

/** The codes that the desk has set and the edition offers. */
export function findCodes({ edition, frame }: Pick<Page, 'edition' | 'frame'>) {
  return qrUses.flatMap((use): readonly { use: QrUse; picture: Picture }[] => {
    const picture = frame.settings?.qr[use];
    const offered = use !== 'app' || edition.has.appDownload;
    return picture && offered ? [{ use, picture }] : [];
  });
}
