import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Road } from '../road.ts';

const waitingRows = Compile(
  Type.Array(Type.Object({ address: Type.String(), seen: Type.String() })),
);

/**
 * Tells a crawler what waits for it, batch by batch. What it does not take stays, and the queue tries again later and
 * later; what has waited for a day it finds in the sitemaps.
 */
export async function tellCrawler(
  { database, crawlers, log }: Pick<Road, 'database' | 'crawlers' | 'log'>,
  name: string,
): Promise<void> {
  await database.query(
    `delete from road.crawl where crawler = $1 and asked_at < now() - interval '1 day'`,
    [name],
  );
  const crawler = crawlers.find((known) => known.name === name);
  // Its key was taken away since: what waits goes with the day.
  if (crawler === undefined) return;
  for (;;) {
    const { rows } = await database.query(
      `select address, clock_timestamp()::text as seen from road.crawl
       where crawler = $1 order by asked_at, address limit $2`,
      [name, crawler.most],
    );
    const waiting = waitingRows.Parse(rows);
    const [first] = waiting;
    if (first === undefined) return;
    const addresses = waiting.map(({ address }) => address);
    await crawler.tell(addresses);
    log.info({ crawler: name, addresses: addresses.length }, 'A crawler was told');
    // What changed again while it was being told is told again.
    await database.query(
      'delete from road.crawl where crawler = $1 and address = any($2) and asked_at <= $3',
      [name, addresses, first.seen],
    );
  }
}
