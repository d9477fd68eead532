import type { Banner } from '@ironbridge/contract';
import { BannerFace } from './BannerFace.tsx';

interface BannerPlaceProps {
  readonly banner: Banner;
  /** The place's own proportion: what is booked for it is drawn for it. */
  readonly ratio: number;
  readonly sizes?: string;
}

/** From here on a picture is too low to be read on a phone. */
const stripRatio = 6;

/** A place for advertising in the flow of a page; it is as high as it will be before its picture comes. */
export function BannerPlace({ banner, ...shape }: BannerPlaceProps) {
  const name = shape.ratio > stripRatio ? 'banner-place banner-strip' : 'banner-place';
  const { image, token, sign } = banner;
  return (
    <div className={name} data-banner={token} data-sign={sign}>
      <BannerFace banner={banner} picture={image} {...shape} />
    </div>
  );
}
