import type { Banner } from '@ironbridge/contract';
import { Picture } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { bannerHref } from '../banner/banner-href.ts';

/** Its place stays where there is none, so that the menu keeps its columns. */
export function PanelBanner({ banner }: { readonly banner: Banner | undefined }) {
  const { copy } = usePage();
  if (!banner?.image) return <div className="mega-banner" />;
  const { title, image, token, sign } = banner;
  return (
    <div className="mega-banner">
      <a href={bannerHref(banner)} rel="nofollow sponsored" data-banner={token} data-sign={sign}>
        <span className="mega-label">{copy.banner.label}</span>
        <Picture
          picture={{ ...image, alt: image.alt || title }}
          sizes="292px"
          ratio={image.width / image.height}
        />
      </a>
    </div>
  );
}
