import { Headline } from '@ironbridge/ui';
import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';
import { type AskedAbout, AskLink } from './AskLink.tsx';

interface AskPanelProps {
  readonly about: AskedAbout;
  /** As people say it. */
  readonly name: string;
  /** Other ways to know more. */
  readonly children?: ReactNode;
}

/** How to ask, beside the sheet and in sight all the way down; on phones the button alone stays below. */
export function AskPanel({ about, name, children }: AskPanelProps) {
  const { ask } = usePage().copy;
  return (
    <section className="ask-panel" aria-labelledby="ask">
      <h2 id="ask">{ask.title}</h2>
      <Headline text={name} />
      <p>{ask.how}</p>
      <AskLink about={about} />
      {children}
    </section>
  );
}
