import { Headline, Icon, Kicker, Picture } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import type { ComparedColumn } from './load-comparison.server.ts';

interface CompareHeadProps {
  readonly column: ComparedColumn;
  readonly isReference: boolean;
}

export function CompareHead({ column, isReference }: CompareHeadProps) {
  const { copy } = usePage();
  const words = copy.compare;
  const { name, href, hue, kicker, picture, maker, makerHref, province, city } = column;
  const place = copy.home.place(province, city);
  return (
    <th scope="col">
      <Picture
        picture={picture}
        sizes="(width < 960px) 150px, 250px"
        first={isReference}
        decorative
      />
      <a className="compare-remove" href={column.without} aria-label={`${words.remove} ${name}`}>
        <Icon name="close" />
      </a>
      <Kicker hue={hue} names={kicker} />
      <Headline text={name} href={href} />
      <span className="meta">{makerHref ? <a href={makerHref}>{maker}</a> : maker}</span>
      <span className="meta">{place}</span>
      {isReference ? (
        <b className="compare-reference">{words.reference}</b>
      ) : (
        <a className="text-link" href={column.asReference} aria-label={words.makeReferenceOf(name)}>
          {words.makeReference}
        </a>
      )}
    </th>
  );
}
