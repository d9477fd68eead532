import { Icon } from '@ironbridge/ui';
import { usePage } from '../platform/page.ts';
import type { NavLink } from './navigation.ts';

/**
 * A link of the navigation. One that leaves the site says so. One that leads nowhere yet is a button: it tells, on a
 * click or by the keyboard, that the screen is being built.
 */
export function OutLink({
  link: { href, label, external },
  current = false,
}: {
  readonly link: NavLink;
  readonly current?: boolean;
}) {
  const { copy } = usePage();
  if (href === undefined) {
    return (
      <button type="button" className="bare-button" data-developing>
        {label}
      </button>
    );
  }
  if (!external) {
    return (
      <a href={href} aria-current={current ? 'true' : undefined}>
        {label}
      </a>
    );
  }
  return (
    <a href={href} rel="noopener">
      {label}
      <Icon name="external" />
      <span className="visually-hidden">{copy.frame.external}</span>
    </a>
  );
}
