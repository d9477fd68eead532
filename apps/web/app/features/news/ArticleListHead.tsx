import { type ArticleListType, articleListPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { ListHead } from '../../shell/list/ListHead.tsx';
import { ListTabs } from '../../shell/list/ListTabs.tsx';
import { type ArticleListAddress, articleListWords } from './article-list.ts';
import { feedPath } from './feed/feed-path.ts';

const tabs: readonly ArticleListType[] = ['latest', 'editorpick', 'oversea', 'newswire'];

/** The lists of articles beside each other: what is filtered stays filtered. */
export function ArticleListHead({ address }: { readonly address: ArticleListAddress }) {
  const { copy } = usePage();
  const { type, sid, tid, keyword } = address;
  return (
    <>
      <ListHead
        {...articleListWords(address, copy)}
        above={type ? [{ name: copy.navigation.news, href: articleListPath() }] : []}
      />
      <ListTabs
        tabs={tabs.map((tab) => ({
          name: copy.navigation[tab],
          href: articleListPath({ type: tab, sid, tid, keyword }),
          current: tab === type,
        }))}
      >
        {keyword ? null : (
          <>
            <a href={feedPath('rss', address)} type="application/rss+xml">
              {copy.news.rss}
            </a>
            <a href={feedPath('json', address)} type="application/feed+json">
              {copy.news.jsonFeed}
            </a>
          </>
        )}
      </ListTabs>
    </>
  );
}
