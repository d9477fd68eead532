import { digest } from '@ironbridge/domain';
import { Icon } from '@ironbridge/ui';
import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';
import { LongDate } from '../header/LongDate.tsx';
import { BlankIndustries } from './BlankIndustries.tsx';
import { DigestBlock } from './DigestBlock.tsx';
import { DigestContact } from './DigestContact.tsx';
import { blankCovers, DigestMagazines } from './DigestMagazines.tsx';
import { blankNews, DigestNews } from './DigestNews.tsx';
import { blankPapers, DigestPapers } from './DigestPapers.tsx';
import { blankFilms, DigestVideos } from './DigestVideos.tsx';
import styles from './digest.css?url';
import { type DigestBlockName, digestBlocks } from './digest-blocks.ts';

/** What each block is like before its list is there: the same, without words. */
const blanks: Readonly<Record<DigestBlockName, ReactNode>> = {
  news: <DigestNews lines={blankNews} />,
  videos: <DigestVideos films={blankFilms} />,
  papers: <DigestPapers papers={blankPapers} />,
  magazines: <DigestMagazines covers={blankCovers} />,
};

/** The home pop-up, blank: its script fetches what it shows. It stays when the reader goes on to another page. */
export function DigestDialog() {
  const { copy } = usePage();
  const words = copy.digest;
  return (
    <dialog
      className="digest"
      tabIndex={-1}
      aria-labelledby="digest-title"
      data-state="loading"
      data-first={digest.firstIndustry}
      data-not-refreshed={words.notRefreshed}
      data-stays
    >
      <link rel="stylesheet" href={styles} data-stays />
      <form method="dialog" className="digest-close">
        <button type="submit" className="bare-button" aria-label={copy.notices.close}>
          <Icon name="close" />
        </button>
      </form>
      <div className="digest-sheet">
        <div className="digest-rail">
          <h2 id="digest-title">{words.title}</h2>
          <p className="digest-lead">
            <LongDate />
            <span className="meta">{words.pick}</span>
          </p>
          <BlankIndustries />
        </div>
        <div className="digest-blocks" aria-busy="true" inert>
          {digestBlocks.map((name) => (
            <DigestBlock key={name} name={name} range={'\u00a0'} next="">
              {blanks[name]}
            </DigestBlock>
          ))}
        </div>
        <div className="digest-failed" role="alert" hidden>
          <b>{words.failed}</b>
          <p>{words.failedHint}</p>
          <button type="button" className="button" data-digest-retry>
            <Icon name="refresh" />
            {words.retry}
          </button>
        </div>
        <DigestContact />
      </div>
    </dialog>
  );
}
