import type { AdditionKind } from '@ironbridge/contract';
import { editions } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { toChangedList, toListPath } from '../../shell/list/list-address.ts';
import type { Found } from './load-search.server.ts';
import type { SearchAddress } from './search-address.ts';

/** What was added to the words, each a search of its own; and one step to search without it, or with it again. */
export function Understood({ found }: { readonly found: Found }) {
  const { copy } = usePage();
  const words = copy.results;
  const { address, keyword, understood } = found;
  const { exact } = address.extra;
  if (!understood.length && !exact) return null;
  return (
    <section className="understood" aria-label={words.understood}>
      {exact ? <p>{words.exact(keyword)}</p> : null}
      {understood.map((addition) => (
        <AddedNames key={addition.typed + addition.by} address={address} {...addition} />
      ))}
      <p>
        <a
          className="text-link"
          href={toChangedList(address, { exact: exact ? undefined : '1' })}
          rel="nofollow"
        >
          {exact ? words.widely : words.exactly(keyword)}
        </a>
      </p>
    </section>
  );
}

interface AddedNamesProps {
  readonly address: SearchAddress;
  readonly typed: string;
  readonly added: readonly string[];
  readonly by: AdditionKind;
}

function AddedNames({ address, typed, added, by }: AddedNamesProps) {
  const { copy } = usePage();
  return (
    <div>
      <p>{copy.results.also[by](typed)}</p>
      <ul className="pills">
        {added.map((form) => (
          <li key={form}>
            <a className="pill" lang={toLang(form)} href={toListPath(address, { keyword: form })}>
              {form}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function toLang(form: string): string {
  return /\p{Script=Han}/u.test(form) ? editions.cn.lang : editions.en.lang;
}
