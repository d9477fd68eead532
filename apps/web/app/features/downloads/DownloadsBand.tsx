import { usePage } from '../../platform/page.ts';
import { OwnBand } from '../../shell/account/OwnBand.tsx';
import { OwnLine } from '../../shell/account/OwnLine.tsx';
import { DownloadShare } from './DownloadShare.tsx';
import type { NewestDownloads } from './load-downloads.server.ts';

export function DownloadsBand({ downloads, total }: NewestDownloads) {
  const words = usePage().copy.downloads;
  return (
    <OwnBand section="downloads" shown={downloads.length} total={total}>
      <ul className="own-lines">
        {downloads.map(({ id, title, href, link, share, state, facts }) => (
          <OwnLine
            key={id}
            as="h3"
            title={title}
            href={href}
            facts={facts.slice(0, 2)}
            ways={
              link && share < 100 ? (
                <a className="button button-small" href={link} download>
                  {share === 0 ? words.download : words.resume}
                </a>
              ) : (
                <b className="own-state">{state}</b>
              )
            }
          >
            <DownloadShare share={share} />
          </OwnLine>
        ))}
      </ul>
    </OwnBand>
  );
}
