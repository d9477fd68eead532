import { parseIdList } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { toChangedList } from '../../shell/list/list-address.ts';
import type { Magazine, MagazineListAddress } from './magazine-list.ts';

interface MagazinePillsProps {
  readonly address: MagazineListAddress;
  readonly all: readonly Magazine[];
}

/** The magazines to choose from, several at once: each is the shelf with it, or without it where it is chosen. */
export function MagazinePills({ address, all }: MagazinePillsProps) {
  const { copy } = usePage();
  const ids = parseIdList(address.extra.mid);
  const without = (id: number) => ids.filter((one) => one !== id);
  const hrefOf = (mid: readonly number[]) =>
    toChangedList(address, { mid: mid.toSorted((a, b) => a - b).join(',') });
  return (
    <nav className="magazine-pills" aria-label={copy.magazines.magazines}>
      <a
        className={ids.length ? 'pill' : 'pill pill-on'}
        href={hrefOf([])}
        aria-current={ids.length ? undefined : 'true'}
      >
        {copy.magazines.allMagazines(all.length)}
      </a>
      {all.map(({ id, mag_title }) => {
        const on = ids.includes(id);
        return (
          <a
            key={id}
            className={on ? 'pill pill-on' : 'pill'}
            href={hrefOf(on ? without(id) : [...ids, id])}
            rel="nofollow"
          >
            {mag_title}
            {on ? <span className="visually-hidden"> {copy.list.chosen}</span> : null}
          </a>
        );
      })}
    </nav>
  );
}
