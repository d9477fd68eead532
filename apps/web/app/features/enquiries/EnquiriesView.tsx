import { productListPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { EmptySection } from '../../shell/account/EmptySection.tsx';
import { ListPager } from '../../shell/list/ListPager.tsx';
import { LettersTable } from './LettersTable.tsx';
import type { EnquiriesPage } from './load-enquiries.server.ts';

export function EnquiriesView({ view }: { readonly view: EnquiriesPage }) {
  const { copy } = usePage();
  const words = copy.enquiries;
  const { list, total, unread, address, last, from, to } = view;
  if (total === 0) {
    const { empty, emptyText, browse } = words;
    return <EmptySection title={empty} text={emptyText} link={browse} href={productListPath()} />;
  }
  return (
    <>
      <p className="meta">
        {[words.count(total), unread ? words.unread(unread) : ''].filter(Boolean).join(' · ')}
      </p>
      <LettersTable list={list} />
      <ListPager address={address} last={last} from={from} to={to} count={words.count(total)} />
    </>
  );
}
