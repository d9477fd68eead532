import { SectionHead } from '@ironbridge/ui';
import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';
import { type AccountSection, accountSections } from './account-sections.ts';

interface OwnBandProps {
  readonly section: AccountSection;
  /** How many of how many are shown. */
  readonly shown: number;
  readonly total: number;
  readonly children: ReactNode;
}

/** The newest of a section of the member centre, on its first page. */
export function OwnBand({ section, shown, total, children }: OwnBandProps) {
  const words = usePage().copy.account;
  const id = `own-${section}`;
  return (
    <section className="own-band" aria-labelledby={id}>
      <SectionHead id={id} title={words[section]}>
        {shown < total ? <span className="figures">{words.newest(shown, total)}</span> : null}
        <a
          className="text-link"
          href={accountSections.find(({ name }) => name === section)?.path}
          aria-describedby={id}
        >
          {words.all}
        </a>
      </SectionHead>
      {children}
    </section>
  );
}
