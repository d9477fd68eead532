import type { Page } from '@ironbridge/contract';
import { paperListPath, shanghaiDate } from '@ironbridge/domain';
import { Body, Headline } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { Trail } from '../../shell/structured-data/Trail.tsx';
import { toBodySurroundings } from '../../shell/text/body-surroundings.ts';

/** The desk's own words on who gets a paper, and what is kept of whom. */
export function PaperPolicyView({ policy }: { readonly policy: Page }) {
  const { copy } = usePage();
  const { title, body, updated_time } = policy;
  return (
    <div className="wrap paper-policy">
      <Trail
        steps={[{ name: copy.navigation.whitepapers, href: paperListPath() }, { name: title }]}
      />
      <header className="page-head">
        <Headline as="h1" text={title} />
        <p className="meta">
          <time dateTime={updated_time}>{copy.papers.updated(shanghaiDate(updated_time))}</time>
        </p>
      </header>
      <Body blocks={body} around={toBodySurroundings(copy)} />
    </div>
  );
}
