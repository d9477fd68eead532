import { Icon, type IconName } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { type NavRow, toLinks } from '../navigation.ts';

interface FloatPlaceProps {
  readonly row: NavRow;
  readonly icon: IconName;
  /** Shorter than in the navigation. */
  readonly label: string;
  readonly first?: boolean;
}

/** A place of the navigation within reach; one that is being built says so instead of going. */
export function FloatPlace({ row, icon, label, first = false }: FloatPlaceProps) {
  const [link] = toLinks([row], usePage());
  const className = first ? 'float-item float-first' : 'float-item';
  const inner = (
    <>
      <Icon name={icon} />
      {label}
    </>
  );
  return (
    <li className="float-entry">
      {link?.href === undefined ? (
        <button type="button" className={className} data-developing>
          {inner}
        </button>
      ) : (
        <a className={className} href={link.href}>
          {inner}
        </a>
      )}
    </li>
  );
}
