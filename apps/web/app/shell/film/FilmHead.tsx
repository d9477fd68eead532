import type { Video } from '@ironbridge/contract';
import { shanghaiDate, supplierPath, videoListPath } from '@ironbridge/domain';
import { Headline, Kicker } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { ItemWays } from '../ItemWays.tsx';
import { TagLinks } from '../TagLinks.tsx';
import { toClock } from '../to-clock.ts';
import { noHue } from '../to-story.ts';

interface FilmHeadProps {
  readonly video: Video;
  readonly path: string;
}

export function FilmHead({ video, path }: FilmHeadProps) {
  const { copy } = usePage();
  const words = copy.videos;
  const { title, summary, industrys, supplier, publish_time, seconds, captions, tags } = video;
  return (
    <header className="film-head">
      {industrys.length ? (
        <Kicker
          hue={industrys[0]?.hue ?? noHue}
          names={industrys.slice(0, 3).map(({ name }) => name)}
        />
      ) : null}
      <Headline as="h1" text={title} />
      {summary ? <p className="standfirst">{summary}</p> : null}
      <div className="byline meta">
        {supplier ? (
          <a className="quiet-link" href={supplierPath(supplier.id)}>
            {words.supplier(supplier.name)}
          </a>
        ) : null}
        <time dateTime={publish_time}>{shanghaiDate(publish_time)}</time>
        {seconds === null ? null : <span>{toClock(seconds)}</span>}
        {captions ? <span>{words.withCaptions}</span> : null}
        <ItemWays item={{ kind: 'video', id: video.id }} path={path} title={title} />
      </div>
      <TagLinks tags={tags} hrefOf={(tid) => videoListPath({ tid })} />
    </header>
  );
}
