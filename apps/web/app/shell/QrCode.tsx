import { layout } from '@ironbridge/domain';
import type { PictureData } from '@ironbridge/ui';

/** A code stays dark on light and keeps its margin, whatever the page's colours: cameras know it by that. */
export function QrCode({ picture }: { readonly picture: PictureData }) {
  return (
    <img
      className="qr-code"
      src={picture.sources.at(-1)?.src}
      alt={picture.alt}
      width={layout.qrImage}
      height={layout.qrImage}
      loading="lazy"
      decoding="async"
    />
  );
}
