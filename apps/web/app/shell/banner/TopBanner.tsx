import type { Banner } from '@ironbridge/contract';
import { Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { BannerFace } from './BannerFace.tsx';
import { LargeBanner } from './LargeBanner.tsx';

/** The pictures' own proportions: what is booked for the place is drawn for it. */
const stripRatio = 160 / 9;

/** A strip whose place is always there. On a first visit its large form hangs from it over the page. */
export function TopBanner({ banner }: { readonly banner: Banner }) {
  const { copy } = usePage();
  const { image, image2, token, sign } = banner;
  return (
    <div className="wrap top-banner-place">
      <aside
        className={image2 ? 'top-banner top-banner-unrolls' : 'top-banner'}
        aria-label={copy.banner.label}
        data-banner={token}
        data-sign={sign}
      >
        <div className="top-banner-mini">
          <BannerFace banner={banner} picture={image} ratio={stripRatio} />
          <div className="top-banner-controls">
            <CloseButton />
          </div>
        </div>
        {image2 ? (
          <LargeBanner banner={banner} picture={image2}>
            <CloseButton />
          </LargeBanner>
        ) : null}
      </aside>
    </div>
  );
}

function CloseButton() {
  const { copy } = usePage();
  return (
    <button type="button" aria-label={copy.banner.close} data-banner-close>
      <Icon name="close" />
    </button>
  );
}
