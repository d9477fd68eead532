import type { Banner } from '@ironbridge/contract';
import { Picture, type PictureData } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { bannerHref } from './banner-href.ts';

interface BannerFaceProps {
  readonly banner: Banner;
  /** Of its two. */
  readonly picture: PictureData | null;
  readonly ratio: number;
  readonly sizes?: string;
}

const wholeWidth = '(width < 960px) 640px, min(1280px, 96vw)';

/** What a banner shows, said to be advertising. Its title stands for the picture, aloud or where there is no room for it. */
export function BannerFace({ banner, picture, ratio, sizes = wholeWidth }: BannerFaceProps) {
  const { copy } = usePage();
  return (
    <>
      <a href={bannerHref(banner)} rel="nofollow sponsored">
        <Picture picture={picture} sizes={sizes} ratio={ratio} decorative />
        <b>{banner.title}</b>
      </a>
      <span className="banner-label">{copy.banner.label}</span>
    </>
  );
}
