import type { NavLink } from './navigation.ts';
import { OutLink } from './OutLink.tsx';

interface OutLinksProps {
  readonly links: readonly NavLink[];
  readonly className?: string;
  /** Say below each name what is behind it. */
  readonly explained?: boolean;
}

/** Links of the navigation as a list; of none there is no list. */
export function OutLinks({ links, className, explained = false }: OutLinksProps) {
  if (!links.length) return null;
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.name}>
          <OutLink link={link} explained={explained} />
        </li>
      ))}
    </ul>
  );
}
