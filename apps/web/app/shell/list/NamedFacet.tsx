import { Facet } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { type ListAddress, toChangedList } from './list-address.ts';
import { MoreChoices } from './MoreChoices.tsx';

/** What there is to choose from, those with most first. */
export interface NamedCount {
  readonly name: string;
  readonly count?: number;
}

interface NamedFacetProps {
  readonly address: ListAddress;
  /** The parameter that holds the name chosen. */
  readonly param: string;
  readonly title: string;
  readonly values: readonly NamedCount[];
  /** How a name is read, where it is written otherwise than it is asked for. */
  readonly wordsOf?: (name: string) => string;
  /** Parameters that mean something within this choice only, and go with it. */
  readonly within?: readonly string[];
}

const shownAtOnce = 6;

/** One of several names, each with how many it leaves. */
export function NamedFacet({
  address,
  param,
  title,
  values,
  wordsOf = (name) => name,
  within = [],
}: NamedFacetProps) {
  const { copy } = usePage();
  const chosen = address.extra[param];
  const known = values.some(({ name }) => name === chosen);
  const offered = chosen && !known ? [{ name: chosen }, ...values] : values;
  const others = offered.slice(shownAtOnce);
  const gone = Object.fromEntries(within.map((name) => [name, undefined]));
  const hrefOf = (name: string | undefined) => toChangedList(address, { ...gone, [param]: name });
  if (!offered.length) return null;
  const choices = (some: readonly NamedCount[]) => (
    <ul>
      {some.map(({ name, count }) => (
        <li key={name}>
          <Facet
            href={hrefOf(name === chosen ? undefined : name)}
            name={wordsOf(name)}
            on={name === chosen}
            chosen={copy.list.chosen}
            count={count?.toLocaleString('en')}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <section>
      <h2>
        {title}
        {chosen ? (
          <a className="quiet-link" href={hrefOf(undefined)}>
            {copy.list.clear}
          </a>
        ) : null}
      </h2>
      {choices(offered.slice(0, shownAtOnce))}
      <MoreChoices count={others.length} open={others.some(({ name }) => name === chosen)}>
        {choices(others)}
      </MoreChoices>
    </section>
  );
}
