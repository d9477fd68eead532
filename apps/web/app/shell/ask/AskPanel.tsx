import { Headline } from '@ironbridge/ui';
import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';
import { AskLink } from './AskLink.tsx';
import type { AskedAbout } from './ask-href.ts';

interface AskPanelProps {
  readonly about: AskedAbout;
  /** Other ways to know more. */
  readonly children?: ReactNode;
}

/** How to ask, beside the sheet and in sight all the way down; on phones the button alone stays below. */
export function AskPanel({ about, children }: AskPanelProps) {
  const { copy, frame } = usePage();
  const { ask } = copy;
  return (
    <section className="ask-panel" aria-labelledby="ask">
      <h2 id="ask">{ask.title}</h2>
      <Headline text={about.name} />
      <p>{frame.settings?.email ? ask.how : ask.howByTalk}</p>
      <AskLink about={about} />
      {children}
    </section>
  );
}
