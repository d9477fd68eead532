import { type CallData, type CallName, type CallQuery, call } from '@ironbridge/contract';
import type { EditionId } from '@ironbridge/domain';
import { getSettings } from '@ironbridge/stack';
import { ask } from './ask.ts';

export type Article = CallData<'articleInfo'>;

export interface Api {
  get<Name extends CallName>(name: Name, query: CallQuery<Name>): Promise<CallData<Name>>;
  /** The newest published article that is so. */
  getArticle(is: (article: Article) => boolean, what: string): Promise<Article>;
}

/** The published content, to know what a page must show. */
export function createApi(edition: EditionId): Api {
  const send = async (path: string) => {
    const { status, body } = await ask(hostOf(edition), path);
    return { status, body: JSON.parse(body) as unknown };
  };
  const api: Api = {
    get: (name, query) => call(send, name, query),
    async getArticle(is, what) {
      const { list } = await api.get('articleList', { rows: 100 });
      for (const { id } of list) {
        const article = await api.get('articleInfo', { id });
        if (is(article)) return article;
      }
      throw new Error(`The demo has no article ${what}`);
    },
  };
  return api;
}

export const hostOf = (edition: EditionId): string =>
  `${edition}.localhost:${getSettings().ports.nginx}`;
