import type { NavLink } from './navigation.ts';
import { OutLink } from './OutLink.tsx';

interface OutLinksProps {
  readonly links: readonly NavLink[];
  readonly className?: string;
}

/** Links of the navigation as a list; of none there is no list. */
export function OutLinks({ links, className }: OutLinksProps) {
  if (!links.length) return null;
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.name}>
          <OutLink link={link} />
        </li>
      ))}
    </ul>
  );
}
