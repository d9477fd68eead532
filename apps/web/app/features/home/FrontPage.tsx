import {
  calendarPath,
  listingListPath,
  magazineListPath,
  paperListPath,
  showroomPath,
  videoListPath,
} from '@ironbridge/domain';
import { FrontColumns } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { CalendarBand } from '../../shell/bands/CalendarBand.tsx';
import { FilmsBand } from '../../shell/bands/FilmsBand.tsx';
import { HallBand } from '../../shell/bands/HallBand.tsx';
import { IssuesBand } from '../../shell/bands/IssuesBand.tsx';
import { PapersBand } from '../../shell/bands/PapersBand.tsx';
import { ShowroomBand } from '../../shell/bands/ShowroomBand.tsx';
import { BannerPlace } from '../../shell/banner/BannerPlace.tsx';
import { TopBanner } from '../../shell/banner/TopBanner.tsx';
import { IndustryStrip } from './IndustryStrip.tsx';
import { Latest } from './Latest.tsx';
import type { HomeView } from './load-home.server.ts';
import { MostRead } from './MostRead.tsx';
import { Overseas } from './Overseas.tsx';
import { PhoneStrip } from './PhoneStrip.tsx';
import { Tally } from './Tally.tsx';

const sideRatio = 7 / 3;
const bandRatio = 160 / 9;

/** Two minutes in the morning: what happened, then band by band what there is. */
export function FrontPage({ view }: { readonly view: HomeView }) {
  const { copy } = usePage();
  const { lead, seconds, more, banners, counts } = view;
  return (
    <>
      <PhoneStrip />
      {banners.top ? <TopBanner banner={banners.top} /> : null}
      <div className="wrap">
        <Tally counts={counts} />
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
      <ShowroomBand {...view.showroom} counts={counts} href={showroomPath} />
      <div className="wrap">
        <HallBand
          {...view.hall}
          total={counts.demands + counts.supplies}
          href={listingListPath()}
        />
        {banners.band ? <BannerPlace banner={banners.band} ratio={bandRatio} /> : null}
        <FilmsBand films={view.films} href={videoListPath()} />
        <IssuesBand issues={view.issues} href={magazineListPath()} />
        <div className="front-band front-library later">
          <PapersBand papers={view.papers} href={paperListPath()} />
          <CalendarBand calendar={view.calendar} href={calendarPath()} />
          <MostRead popular={view.popular} picks={view.picks} />
        </div>
      </div>
      <Overseas overseas={view.overseas} />
    </>
  );
}
