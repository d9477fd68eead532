import type { EditionId } from '@ironbridge/domain';
import type { Crawler } from './crawler.ts';
import { post } from './post.ts';

interface BaiduSettings {
  readonly endpoint: string;
  readonly token: string;
  readonly edition: EditionId;
  readonly origin: string;
}

/** Baidu's push of common pages: addresses line by line, as many a day as it allows the site. */
export function createBaidu({ endpoint, token, edition, origin }: BaiduSettings): Crawler {
  const url = new URL(endpoint);
  url.searchParams.set('site', origin);
  url.searchParams.set('token', token);
  return {
    name: `baidu:${edition}`,
    edition,
    origin,
    most: 2000,
    async tell(addresses) {
      await post(url.href, 'text/plain', addresses.join('\n'));
    },
  };
}
