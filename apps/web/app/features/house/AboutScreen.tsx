import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Thing } from '../../shell/structured-data/thing.ts';
import { AboutHead } from './AboutHead.tsx';
import { toAboutMeta } from './about-meta.ts';
import type { About } from './load-about.server.ts';

interface AboutScreenProps {
  readonly about: About;
  readonly things?: readonly Thing[];
  readonly children: ReactNode;
}

/** A text about the house: its title, the tabs it shares with the others, and what belongs to it alone. */
export function AboutScreen({ about, things, children }: AboutScreenProps) {
  const page = usePage();
  const { path, text, lede, openJobs } = about;
  return (
    <Screen
      meta={{ ...toAboutMeta(about, page), about: things }}
      section="about"
      otherEdition={text.twin?.path ?? '/about'}
    >
      <div className="wrap about">
        <AboutHead path={path} title={text.title} lede={lede} openJobs={openJobs} />
        {children}
      </div>
    </Screen>
  );
}
