import { editionIds } from '@ironbridge/domain';
import { originFields, toOrigins } from '@ironbridge/service';
import { type StaticDecode, Type } from 'typebox';
import { createBaidu } from './baidu.ts';
import type { Crawler } from './crawler.ts';
import { createIndexNow } from './index-now.ts';

const key = Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{8,128}$' }));

const door = (usual: string) => Type.String({ pattern: '^https?://\\S+$', default: usual });

/** Nobody is told anything until their key is set. */
export const crawlerFields = {
  INDEXNOW_KEY: key,
  INDEXNOW_URL: door('https://api.indexnow.org/indexnow'),
  BAIDU_PUSH_TOKEN_CN: key,
  BAIDU_PUSH_TOKEN_EN: key,
  BAIDU_PUSH_URL: door('http://data.zz.baidu.com/urls'),
};

const CrawlerEnvSchema = Type.Object({ ...originFields, ...crawlerFields });

export function createCrawlers(env: StaticDecode<typeof CrawlerEnvSchema>): Crawler[] {
  const origins = toOrigins(env);
  const tokens = { cn: env.BAIDU_PUSH_TOKEN_CN, en: env.BAIDU_PUSH_TOKEN_EN };
  return editionIds.flatMap((edition) => {
    const site = { edition, origin: origins[edition] };
    const token = tokens[edition];
    const { INDEXNOW_KEY: indexNowKey } = env;
    return [
      ...(token ? [createBaidu({ ...site, endpoint: env.BAIDU_PUSH_URL, token })] : []),
      ...(indexNowKey
        ? [createIndexNow({ ...site, endpoint: env.INDEXNOW_URL, key: indexNowKey })]
        : []),
    ];
  });
}
