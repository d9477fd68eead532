import { mediaListPath, shanghaiDate } from '@ironbridge/domain';
import { Body, Figure, Headline, Icon, SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toFileSize } from '../../shell/file-size.ts';
import { Trail } from '../../shell/structured-data/Trail.tsx';
import { toBodySurroundings } from '../../shell/text/body-surroundings.ts';
import type { MediaPage } from './load-media.server.ts';
import { MediaLines } from './MediaLines.tsx';

export function MediaView({ item, others }: MediaPage) {
  const { copy } = usePage();
  const words = copy.house;
  const { title, kind, date, image, body, downloads } = item;
  return (
    <div className="wrap about">
      <Trail
        steps={[
          { name: copy.navigation.about, href: '/about' },
          { name: copy.navigation.media, href: mediaListPath() },
          { name: words.mediaKinds[kind], href: mediaListPath({ kind }) },
        ]}
      />
      <article className="about-columns media-item">
        <header className="media-head">
          <a className="kicker" href={mediaListPath({ kind })}>
            {words.mediaKinds[kind]}
          </a>
          <Headline as="h1" text={title} />
          <p className="meta">
            <time dateTime={date}>{shanghaiDate(date)}</time>
          </p>
        </header>
        <div className="about-main">
          {image ? (
            <Figure picture={image} sizes="(width < 960px) 90vw, 740px" ratio={16 / 9} first />
          ) : null}
          <Body blocks={body} around={toBodySurroundings(copy)} />
          {downloads.length ? (
            <section className="downloads" aria-labelledby="downloads">
              <SectionHead id="downloads" title={words.downloads} />
              {downloads.map((file) => (
                <a className="attachment" key={file.href} href={file.href}>
                  <Icon name="file" />
                  <b>{file.title}</b>
                  <span className="meta">{toFileSize(file.bytes, copy)}</span>
                </a>
              ))}
            </section>
          ) : null}
        </div>
        {others.length ? (
          <aside className="about-side">
            <MediaLines media={others} />
          </aside>
        ) : null}
      </article>
    </div>
  );
}
