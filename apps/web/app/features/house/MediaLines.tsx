import type { CallData } from '@ironbridge/contract';
import { mediaListPath, mediaPath, shanghaiDate } from '@ironbridge/domain';
import { Headline, MetaLine, SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';

export type MediaCard = CallData<'mediaList'>['list'][number];

/** The newest of the media centre, beside something else. */
export function MediaLines({ media }: { readonly media: readonly MediaCard[] }) {
  const { copy } = usePage();
  const words = copy.house;
  return (
    <section aria-labelledby="media-lines">
      <SectionHead small id="media-lines" title={words.moreMedia}>
        <a className="quiet-link" href={mediaListPath()}>
          {words.allMedia}
        </a>
      </SectionHead>
      <ul className="plain-list">
        {media.map(({ id, title, kind, date }) => (
          <li key={id}>
            <Headline text={title} href={mediaPath(id)} />
            <MetaLine parts={[words.mediaKinds[kind], shanghaiDate(date)]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
