import { type ArticleListType, articleListPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import type { ListAddress } from './parse-list-address.ts';

const tabs: readonly ArticleListType[] = ['latest', 'editorpick', 'oversea', 'newswire'];

/** The lists beside each other; what is filtered stays filtered. */
export function ListTabs({
  address: { type, sid, tid, keyword },
}: {
  readonly address: ListAddress;
}) {
  const { copy } = usePage();
  return (
    <nav className="list-tabs" aria-label={copy.frame.sectionNavigation}>
      {tabs.map((tab) => (
        <a
          key={tab}
          href={articleListPath({ type: tab, sid, tid, keyword })}
          aria-current={tab === type ? 'page' : undefined}
        >
          {copy.navigation[tab]}
        </a>
      ))}
    </nav>
  );
}
