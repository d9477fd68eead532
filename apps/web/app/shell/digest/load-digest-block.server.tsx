import type { CallQuery } from '@ironbridge/contract';
import { digest, issuePath, lists, paperPath, videoPath } from '@ironbridge/domain';
import type { ReactNode } from 'react';
import type { Visit } from '../../platform/visit.server.ts';
import { toClock } from '../to-clock.ts';
import { toPaperFacts } from '../to-paper.ts';
import { DigestBlock } from './DigestBlock.tsx';
import { DigestMagazines } from './DigestMagazines.tsx';
import { DigestNews } from './DigestNews.tsx';
import { DigestPapers } from './DigestPapers.tsx';
import { DigestVideos } from './DigestVideos.tsx';
import { type DigestAddress, digestBlockPath } from './digest-address.ts';
import type { DigestBlockName } from './digest-blocks.ts';
import { toNewsLine } from './digest-words.ts';

type Query = Pick<CallQuery<'articleList'>, 'sid' | 'page' | 'rows'>;

interface BlockPage {
  readonly shown: number;
  readonly total: number;
  readonly items: ReactNode;
}

/** Which list stands behind a block, and how its items are shown. */
const blocks: Readonly<
  Record<DigestBlockName, (visit: Visit, query: Query) => Promise<BlockPage>>
> = {
  async news(visit, query) {
    const { list, total } = await visit.api.get('articleList', query);
    const lines = list.map((card) => toNewsLine(card, visit));
    return { shown: list.length, total, items: <DigestNews lines={lines} /> };
  },
  async videos({ api }, query) {
    const { list, total } = await api.get('videoList', query);
    const films = list.map(({ id, title, image, seconds }) => ({
      id,
      title,
      href: videoPath(id),
      picture: image,
      length: seconds === null ? '' : toClock(seconds),
    }));
    return { shown: list.length, total, items: <DigestVideos films={films} /> };
  },
  async papers({ api, copy }, query) {
    const { list, total } = await api.get('paperList', query);
    const papers = list.map(({ id, title, pages, bytes }) => ({
      id,
      title,
      href: paperPath(id),
      facts: toPaperFacts({ pages, bytes }, copy),
    }));
    return { shown: list.length, total, items: <DigestPapers papers={papers} /> };
  },
  async magazines({ api, copy }, query) {
    const { list, total } = await api.get('magList', query);
    const covers = list.map(({ id, mag, year, period, image }) => ({
      id,
      title: mag?.mag_title ?? '',
      href: issuePath(id),
      issue: copy.magazines.issue(year, period),
      picture: image,
    }));
    return { shown: list.length, total, items: <DigestMagazines covers={covers} /> };
  },
};

/** One page of a block; after the last comes the first, and so it does where the list has become shorter. */
export async function loadDigestBlock(
  visit: Visit,
  name: DigestBlockName,
  { sid, page }: DigestAddress,
): Promise<ReactNode> {
  const rows = digest.rows[name];
  const { shown, total, items } = await blocks[name](visit, { sid: String(sid), page, rows });
  if (!shown && page > 1) return loadDigestBlock(visit, name, { sid, page: 1 });
  const { copy } = visit;
  const before = (page - 1) * rows;
  const isLast = before + rows >= Math.min(total, lists.reachable);
  return (
    <DigestBlock
      name={name}
      range={shown ? copy.digest.range(before + 1, before + shown, total) : ''}
      next={digestBlockPath(name, { sid, page: isLast ? 1 : page + 1 })}
    >
      {shown ? items : <p className="digest-none">{copy.digest.none}</p>}
    </DigestBlock>
  );
}
