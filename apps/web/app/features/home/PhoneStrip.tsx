import { type ArticleListType, articleListPath, editions } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';

const lists: readonly ArticleListType[] = ['latest', 'oversea', 'newswire'];

/** Below the mobile line the navigation is folded away: its first choices stand here, and the other language. */
export function PhoneStrip() {
  const { copy, edition, origins } = usePage();
  const other = editions[edition.twin];
  return (
    <nav className="phone-strip" aria-label={copy.frame.sectionNavigation}>
      {lists.map((type) => (
        <a key={type} href={articleListPath({ type })}>
          {copy.navigation[type]}
        </a>
      ))}
      <a href={`${origins[other.id]}/`} hrefLang={other.lang} lang={other.lang}>
        {copy.frame.otherEditionShort}
      </a>
    </nav>
  );
}
