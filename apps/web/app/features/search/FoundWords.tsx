import { MarkedText, MetaLine } from '@ironbridge/ui';
import type { FoundItem } from './to-found-items.ts';

/** Where the words stand in a result that has little room: its first line of evidence, or what it says of itself. */
export function FoundWords({ item }: { readonly item: FoundItem }) {
  const { evidence, standfirst, marks, meta } = item;
  const [first] = evidence;
  return (
    <>
      {first ? (
        <p lang={first.lang}>
          <MarkedText text={first.text} marks={first.marks} />
        </p>
      ) : (
        <p>
          <MarkedText text={standfirst} marks={marks.standfirst ?? []} />
        </p>
      )}
      <MetaLine parts={meta} />
    </>
  );
}
