import { SectionHead, VideoCard } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toMarkButton } from '../../shell/favourites/FavouriteRows.tsx';
import { FilmGrid } from './FilmGrid.tsx';
import type { VideosPage } from './load-videos.server.ts';

interface BlockRowProps {
  readonly row: VideosPage['rows'][number];
  /** The row that the page opens with: its newest film is large. */
  readonly leads: boolean;
}

/** The newest of a block, and the way to the rest. */
export function BlockRow({ row, leads }: BlockRowProps) {
  const { copy } = usePage();
  const { name, total, href, films } = row;
  const [first, ...others] = films;
  const head = (
    <SectionHead title={name}>
      <a className="quiet-link" href={href}>
        {copy.videos.wholeBlock(total)}
      </a>
    </SectionHead>
  );
  if (!leads || !first || !others.length) {
    return (
      <section className="block-row">
        {head}
        <FilmGrid films={films} leads={leads} />
      </section>
    );
  }
  return (
    <section className="block-row">
      {head}
      <div className="block-lead">
        <VideoCard
          film={first}
          sizes="(width < 960px) 80vw, 628px"
          mark={toMarkButton('video', copy)}
          large
          first
        />
        <FilmGrid films={others} />
      </div>
    </section>
  );
}
