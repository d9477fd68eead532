import type { Banner } from '@ironbridge/contract';
import { timings } from '@ironbridge/domain';
import type { PictureData } from '@ironbridge/ui';
import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';
import { BannerFace } from './BannerFace.tsx';

interface LargeBannerProps {
  readonly banner: Banner;
  readonly picture: PictureData;
  /** What can be done with either form. */
  readonly children: ReactNode;
}

const largeRatio = 64 / 19;
/** On a phone it is on the screen for seconds, while the reader waits for the page below it. */
const sizes = '(width < 960px) 540px, min(1280px, 96vw)';

/** Shown for a few seconds, once; a browser that has been here does not even fetch its picture. */
export function LargeBanner({ banner, picture, children }: LargeBannerProps) {
  const { copy } = usePage();
  const seconds = timings.bannerCountdownSeconds;
  return (
    <div className="top-banner-roll">
      <div className="top-banner-large">
        <BannerFace banner={banner} picture={picture} ratio={largeRatio} sizes={sizes} />
        <div className="top-banner-controls">
          <span role="timer" aria-live="off">
            <svg viewBox="0 0 22 22" aria-hidden="true">
              <circle cx="11" cy="11" r="9" pathLength={seconds} />
              <circle cx="11" cy="11" r="9" pathLength={seconds} />
            </svg>
            {copy.banner.countdownBefore}
            <b data-seconds>{seconds}</b>
            {copy.banner.countdownAfter}
          </span>
          <button type="button" data-banner-collapse>
            {copy.banner.collapse}
          </button>
          {children}
        </div>
      </div>
    </div>
  );
}
