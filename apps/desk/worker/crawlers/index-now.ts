import type { EditionId } from '@ironbridge/domain';
import type { Crawler } from './crawler.ts';
import { post } from './post.ts';

interface IndexNowSettings {
  readonly endpoint: string;
  /** Known to everyone: web answers it at /KEY.txt, which shows that we speak for the host. */
  readonly key: string;
  readonly edition: EditionId;
  readonly origin: string;
}

/** One door for Bing, Yandex, Seznam, Naver: https://www.indexnow.org/documentation */
export function createIndexNow({ endpoint, key, edition, origin }: IndexNowSettings): Crawler {
  return {
    name: `indexnow:${edition}`,
    edition,
    origin,
    most: 10_000,
    async tell(addresses) {
      const body = {
        host: new URL(origin).host,
        key,
        keyLocation: `${origin}/${key}.txt`,
        urlList: addresses,
      };
      await post(endpoint, 'application/json; charset=utf-8', JSON.stringify(body));
    },
  };
}
