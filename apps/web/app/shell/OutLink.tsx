import { Icon } from '@ironbridge/ui';
import { usePage } from '../platform/page.ts';
import type { NavLink } from './navigation.ts';

interface OutLinkProps {
  readonly link: NavLink;
  readonly current?: boolean;
  /** Say below its name what is behind it. */
  readonly explained?: boolean;
}

/**
 * A link of the navigation. One that leaves the site says so. One that leads nowhere yet is a button: it tells, on a
 * click or by the keyboard, that the screen is being built.
 */
export function OutLink({ link, current = false, explained = false }: OutLinkProps) {
  const { copy } = usePage();
  const { href, label, about, external } = link;
  const note = explained && about ? <small>{about}</small> : null;
  if (href === undefined) {
    return (
      <button type="button" className="bare-button" data-developing>
        {label}
        {note}
      </button>
    );
  }
  if (!external) {
    return (
      <a href={href} aria-current={current ? 'true' : undefined}>
        {label}
        {note}
      </a>
    );
  }
  return (
    <a href={href} rel="noopener">
      {label}
      <Icon name="external" />
      <span className="visually-hidden">{copy.frame.external}</span>
      {note}
    </a>
  );
}
