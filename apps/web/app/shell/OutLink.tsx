import { Icon } from '@ironbridge/ui';
import { usePage } from '../platform/page.ts';
import type { NavLink } from './navigation.ts';

/** A link of the navigation; one that leaves the site says so. */
export function OutLink({
  link,
  current = false,
}: {
  readonly link: NavLink;
  readonly current?: boolean;
}) {
  const { copy } = usePage();
  if (!link.external) {
    return (
      <a href={link.href} aria-current={current ? 'true' : undefined}>
        {link.label}
      </a>
    );
  }
  return (
    <a href={link.href} rel="noopener">
      {link.label}
      <Icon name="external" />
      <span className="visually-hidden">{copy.frame.external}</span>
    </a>
  );
}
