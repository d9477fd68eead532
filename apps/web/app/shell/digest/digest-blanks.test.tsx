import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { blankCovers, DigestMagazines } from './DigestMagazines.tsx';
import { blankNews, DigestNews } from './DigestNews.tsx';
import { blankPapers, DigestPapers } from './DigestPapers.tsx';
import { blankFilms, DigestVideos } from './DigestVideos.tsx';

describe('what stands in the pop-up before anything is there', () => {
  it.each([
    ['news', <DigestNews key="news" lines={blankNews} />],
    ['films', <DigestVideos key="films" films={blankFilms} />],
    ['papers', <DigestPapers key="papers" papers={blankPapers} />],
    ['covers', <DigestMagazines key="covers" covers={blankCovers} />],
  ])('leads nowhere: %s', (_name, blanks) => {
    expect(renderToStaticMarkup(blanks)).not.toContain('href');
  });
});
