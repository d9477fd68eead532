import { editions } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { toListPath } from '../../shell/list/list-address.ts';
import type { Found } from './load-search.server.ts';

/** What was added to the words, each a search of its own; and one step to search without it, or with it again. */
export function Understood({ found }: { readonly found: Found }) {
  const { copy } = usePage();
  const words = copy.results;
  const { address, keyword, understood } = found;
  const { extra } = address;
  if (!understood.length && !extra.exact) return null;
  const turned = { ...extra, exact: extra.exact ? undefined : '1' };
  return (
    <section className="understood" aria-label={words.understood}>
      {extra.exact ? <p>{words.exact(keyword)}</p> : null}
      {understood.map(({ typed, added, by }) => (
        <div key={typed + by}>
          <p>{words.also[by](typed)}</p>
          <ul className="pills">
            {added.map((form) => (
              <li key={form}>
                <a
                  className="pill"
                  lang={toLang(form)}
                  href={toListPath(address, { keyword: form })}
                >
                  {form}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p>
        <a className="text-link" href={toListPath(address, { extra: turned })} rel="nofollow">
          {extra.exact ? words.widely : words.exactly(keyword)}
        </a>
      </p>
    </section>
  );
}

function toLang(form: string): string {
  return /\p{Script=Han}/u.test(form) ? editions.cn.lang : editions.en.lang;
}
