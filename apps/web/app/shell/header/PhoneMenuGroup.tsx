import { Icon } from '@ironbridge/ui';
import type { ReactNode } from 'react';

interface PhoneMenuGroupProps {
  readonly label: string;
  readonly count?: number;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** Links of the phone's menu behind a name of theirs. */
export function PhoneMenuGroup({ label, count, open = false, children }: PhoneMenuGroupProps) {
  return (
    <details className="menu-group" open={open}>
      <summary>
        {label}
        {count === undefined ? null : <span className="menu-count">{count}</span>}
        <Icon name="down" />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
