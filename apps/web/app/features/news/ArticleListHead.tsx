import { type ArticleListType, articleListPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { ListHead } from '../../shell/list/ListHead.tsx';
import { ListTabs } from '../../shell/list/ListTabs.tsx';
import { type ArticleListAddress, articleListWords } from './article-list.ts';

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
      />
    </>
  );
}
