import type { Inlines } from '@ironbridge/domain';
import { Headline, InlineText } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { Trail } from '../../shell/structured-data/Trail.tsx';
import { AboutTabs } from './AboutTabs.tsx';

interface AboutHeadProps {
  readonly path: string;
  readonly title: string;
  readonly lede: Inlines;
  readonly openJobs: number | undefined;
}

export function AboutHead({ path, title, lede, openJobs }: AboutHeadProps) {
  const { copy } = usePage();
  const about = { name: copy.navigation.about, href: '/about' };
  return (
    <>
      <Trail steps={path === about.href ? [{ name: about.name }] : [about, { name: title }]} />
      <header className="about-head">
        <Headline as="h1" text={title} />
        {lede.length ? (
          <p className="standfirst">
            <InlineText text={lede} />
          </p>
        ) : null}
      </header>
      <AboutTabs path={path} openJobs={openJobs} />
    </>
  );
}
