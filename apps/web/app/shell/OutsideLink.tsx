import { leavingPath } from '@ironbridge/domain';
import { Icon } from '@ironbridge/ui';
import { usePage } from '../platform/page.ts';

interface OutsideLinkProps {
  readonly url: string;
  /** What is there, said before its host. */
  readonly label: string;
  readonly className: string;
}

/** To a site that somebody named, by the page in between; what is no address is nothing. */
export function OutsideLink({ url, label, className }: OutsideLinkProps) {
  const { copy } = usePage();
  const address = URL.parse(url);
  if (!address || !/^https?:$/.test(address.protocol)) return null;
  return (
    <a className={className} href={leavingPath(address.href)} rel="nofollow">
      {label} {address.host.replace(/^www\./, '')}
      <Icon name="external" />
      <span className="visually-hidden">{copy.frame.external}</span>
    </a>
  );
}
