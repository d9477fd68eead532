import { Breadcrumbs } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { StructuredData } from './StructuredData.tsx';
import { type Step, toBreadcrumbList } from './to-breadcrumb-list.ts';

/** Where the reader is, from home on: the same steps for eyes and for machines. */
export function Trail({ steps }: { readonly steps: readonly Step[] }) {
  const page = usePage();
  const { copy } = page;
  const all = [{ name: copy.frame.home, href: '/' }, ...steps];
  return (
    <>
      <Breadcrumbs label={copy.frame.position} steps={all} />
      <StructuredData things={[toBreadcrumbList(page, all)]} />
    </>
  );
}
