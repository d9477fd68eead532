import { type AskedKind, enquirePath } from '@ironbridge/domain';
import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';

/** What somebody asks about. */
export interface AskedAbout {
  readonly kind: AskedKind;
  readonly ids: readonly number[];
}

interface AskLinkProps {
  readonly about: AskedAbout;
  readonly className?: string;
  /** What it says, where the usual words do not fit. */
  readonly children?: ReactNode;
}

/** The way to an enquiry about what stands here; members ask, so others are asked to log in. */
export function AskLink({
  about: { kind, ids },
  className = 'button button-primary',
  children,
}: AskLinkProps) {
  const { copy } = usePage();
  return (
    <a className={className} href={enquirePath(kind, ids)} rel="nofollow" data-login>
      {children ?? copy.ask.send}
    </a>
  );
}
