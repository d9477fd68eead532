import { Headline } from '@ironbridge/ui';
import { Trail } from '../structured-data/Trail.tsx';

interface ListHeadProps {
  readonly title: string;
  readonly about: string;
  /** What stands between home and the list. */
  readonly above?: readonly { readonly name: string; readonly href: string }[];
}

/** Where the list stands, what it is called and what it holds. */
export function ListHead({ title, about, above = [] }: ListHeadProps) {
  return (
    <>
      <Trail steps={[...above, { name: title }]} />
      <header className="page-head">
        <Headline as="h1" text={title} />
        <p>{about}</p>
      </header>
    </>
  );
}
