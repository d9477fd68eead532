import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';
import { type AskedAbout, toAskHref } from './ask-href.ts';

interface AskLinkProps {
  readonly about: AskedAbout;
  readonly className?: string;
  /** What it says, where the usual words do not fit. */
  readonly children?: ReactNode;
}

/** A letter to the desk about something that stands here; where the desk has no address, the ways to reach it. */
export function AskLink({ about, className = 'button button-primary', children }: AskLinkProps) {
  const page = usePage();
  const { ask } = page.copy;
  return (
    <a className={className} href={toAskHref(about, page)}>
      {children ?? (page.frame.settings?.email ? ask.send : ask.talk)}
    </a>
  );
}
