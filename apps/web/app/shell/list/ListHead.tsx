import { Breadcrumbs, Headline } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';

interface ListHeadProps {
  readonly title: string;
  readonly about: string;
  /** What stands between home and the list. */
  readonly above?: readonly { readonly name: string; readonly href: string }[];
}

/** Where the list stands, what it is called and what it holds. */
export function ListHead({ title, about, above = [] }: ListHeadProps) {
  const { copy } = usePage();
  return (
    <>
      <Breadcrumbs
        label={copy.frame.position}
        steps={[{ name: copy.frame.home, href: '/' }, ...above, { name: title }]}
      />
      <header className="page-head">
        <Headline as="h1" text={title} />
        <p>{about}</p>
      </header>
    </>
  );
}
