import { articleListPath } from '@ironbridge/domain';
import { Breadcrumbs, Headline } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { ListTabs } from './ListTabs.tsx';
import { listWords } from './list-words.ts';
import type { ListAddress } from './parse-list-address.ts';

export function ListHead({ address }: { readonly address: ListAddress }) {
  const { copy } = usePage();
  const { title, about } = listWords(address.type, copy);
  const news = { name: copy.navigation.news, href: articleListPath() };
  return (
    <>
      <Breadcrumbs
        label={copy.frame.position}
        steps={[
          { name: copy.frame.home, href: '/' },
          ...(address.type ? [news, { name: title }] : [{ name: copy.navigation.news }]),
        ]}
      />
      <header className="page-head">
        <Headline as="h1" text={title} />
        <p>{about}</p>
      </header>
      <ListTabs address={address} />
    </>
  );
}
