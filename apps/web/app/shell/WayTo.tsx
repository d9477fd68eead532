import type { ReactNode } from 'react';

interface WayToProps {
  /** Where nothing is to be seen yet, it has none: it says so instead of going there. */
  readonly href: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link around more than words. */
export function WayTo({ href, className = '', children }: WayToProps) {
  return href === undefined ? (
    <button type="button" className={`bare-button ${className}`} data-developing>
      {children}
    </button>
  ) : (
    <a className={className} href={href}>
      {children}
    </a>
  );
}
