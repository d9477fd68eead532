import type { ReactNode } from 'react';

interface SectionHeadProps {
  readonly title: string;
  readonly id?: string;
  readonly small?: boolean;
  /** Counts and links, at the right end of the same line. */
  readonly children?: ReactNode;
}

export function SectionHead({ title, id, small = false, children }: SectionHeadProps) {
  return (
    <div className={small ? 'section-head section-head-small' : 'section-head'}>
      <h2 id={id}>{title}</h2>
      {children ? <div className="meta">{children}</div> : null}
    </div>
  );
}
