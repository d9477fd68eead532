import { FrontColumns } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { BannerPlace } from '../../shell/banner/BannerPlace.tsx';
import { TopBanner } from '../../shell/banner/TopBanner.tsx';
import { Calendar } from './Calendar.tsx';
import { Films } from './Films.tsx';
import { Hall } from './Hall.tsx';
import { IndustryStrip } from './IndustryStrip.tsx';
import { Latest } from './Latest.tsx';
import type { HomeView } from './load-home.server.ts';
import { Magazines } from './Magazines.tsx';
import { MostRead } from './MostRead.tsx';
import { Overseas } from './Overseas.tsx';
import { Papers } from './Papers.tsx';
import { PhoneStrip } from './PhoneStrip.tsx';
import { Showroom } from './Showroom.tsx';
import { Tally } from './Tally.tsx';

const sideRatio = 7 / 3;
const bandRatio = 160 / 9;

/** Two minutes in the morning: what happened, then band by band what there is. */
export function FrontPage({ view }: { readonly view: HomeView }) {
  const { copy } = usePage();
  const { lead, seconds, more, banners } = view;
  return (
    <>
      <PhoneStrip />
      {banners.top ? <TopBanner banner={banners.top} /> : null}
      <div className="wrap">
        <Tally counts={view.counts} />
        {lead ? (
          <FrontColumns lead={lead} more={more} seconds={seconds}>
            <Latest latest={view.latest} />
            {banners.side ? (
              <BannerPlace
                banner={banners.side}
                ratio={sideRatio}
                sizes="(width < 960px) 86vw, 302px"
              />
            ) : null}
          </FrontColumns>
        ) : (
          <p className="front-empty">{copy.home.empty}</p>
        )}
        <IndustryStrip countOf={view.countOf} />
      </div>
      <Showroom showroom={view.showroom} counts={view.counts} />
      <div className="wrap">
        <Hall hall={view.hall} counts={view.counts} />
        {banners.band ? <BannerPlace banner={banners.band} ratio={bandRatio} /> : null}
        <Films films={view.films} />
        <Magazines issues={view.issues} />
        <div className="front-band front-library">
          <Papers papers={view.papers} />
          <Calendar calendar={view.calendar} />
          <MostRead popular={view.popular} picks={view.picks} />
        </div>
      </div>
      <Overseas overseas={view.overseas} />
    </>
  );
}
