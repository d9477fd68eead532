import { type SearchType, searchTypes } from '@ironbridge/domain';
import {
  Cover,
  EvidenceLines,
  FilmStill,
  Headline,
  Icon,
  Kicker,
  MarkedText,
  MetaLine,
  Picture,
  RowMark,
} from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toMarkButton } from '../../shell/favourites/FavouriteRows.tsx';
import type { FoundItem } from './to-found-items.ts';

/** One of the results. */
export function FoundRow({ item }: { readonly item: FoundItem }) {
  const { copy } = usePage();
  const { id, type, title, href, hue, kicker, meta, standfirst, marks, evidence, checked } = item;
  return (
    <article className={`list-row found-row found-${type}`}>
      <FoundFace item={item} />
      <div>
        <div className="story-line">
          {kicker.length ? <Kicker hue={hue} names={kicker} /> : null}
          <MetaLine parts={meta} />
          <RowMark mark={toMarkButton(searchTypes[type], copy)} id={id} of={title} />
        </div>
        <Headline as="h2" text={title} href={href} marks={marks.title} />
        {checked?.length ? (
          <div className="supplier-checked">
            <Icon name="check" />
            <MetaLine parts={checked} />
          </div>
        ) : null}
        {standfirst ? (
          <p className="standfirst">
            <MarkedText text={standfirst} marks={marks.standfirst ?? []} />
          </p>
        ) : null}
        <EvidenceLines evidence={evidence} />
      </div>
    </article>
  );
}

const ratios: Partial<Record<SearchType, number>> = { supplier: 1, whitepapers: 3 / 4 };

/** What it is known by: a plate, a still, a cover, a sign. News may have none. */
function FoundFace({ item }: { readonly item: FoundItem }) {
  const { type, picture, cover, length } = item;
  if (cover) return <Cover cover={cover} sizes="104px" decorative />;
  if (length !== undefined) return <FilmStill picture={picture} length={length} sizes="180px" />;
  if (type === 'news' && !picture) return null;
  return <Picture picture={picture} ratio={ratios[type] ?? 1.5} sizes="180px" decorative />;
}
