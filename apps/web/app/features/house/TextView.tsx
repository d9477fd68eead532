import { shanghaiDate } from '@ironbridge/domain';
import { Body } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toBodySurroundings } from '../../shell/text/body-surroundings.ts';
import { Contents } from '../../shell/text/Contents.tsx';
import { toContents } from '../../shell/text/to-contents.ts';
import type { About } from './load-about.server.ts';

/** A text to be read from its beginning: who we are, what we do with what we know of you. */
export function TextView({ about: { text, rest } }: { readonly about: About }) {
  const { copy } = usePage();
  const chapters = toContents(rest);
  return (
    <div className="about-columns">
      {chapters.length ? <Contents chapters={chapters} title={copy.house.contents} /> : null}
      <div className="about-text">
        <Body blocks={rest} around={toBodySurroundings(copy)} />
        <p className="meta about-updated">{copy.house.updated(shanghaiDate(text.updated_time))}</p>
      </div>
    </div>
  );
}
