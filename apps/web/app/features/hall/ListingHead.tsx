import { shanghaiDate, shanghaiTime } from '@ironbridge/domain';
import { Headline, Kicker, MetaLine } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { ShareButtons } from '../../shell/ShareButtons.tsx';
import { noHue } from '../../shell/to-story.ts';
import type { ListingPage } from './load-listing.server.ts';

export function ListingHead({ view }: { readonly view: ListingPage }) {
  const { copy } = usePage();
  const { hall } = copy;
  const { listing, kind, path } = view;
  const { id, title, industrys, publish_time, update_time } = listing;
  const [posted, updated] = [publish_time, update_time].map(
    (moment) => `${shanghaiDate(moment)} ${shanghaiTime(moment)}`,
  );
  return (
    <header className="listing-head">
      <div>
        <b className={`listing-badge listing-badge-${kind}`}>{hall.kinds[kind]}</b>
        <Kicker hue={industrys[0]?.hue ?? noHue} names={industrys.map(({ name }) => name)} />
      </div>
      <Headline as="h1" text={title} />
      <div className="listing-by">
        <MetaLine
          parts={[
            hall.posted(posted ?? ''),
            ...(updated === posted ? [] : [hall.updated(updated ?? '')]),
            hall.number(id),
          ]}
        />
        <ShareButtons path={path} title={title} />
      </div>
    </header>
  );
}
