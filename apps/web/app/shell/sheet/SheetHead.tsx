import type { IndustryRef, ItemRef } from '@ironbridge/contract';
import { Headline, Kicker, Picture, type PictureData } from '@ironbridge/ui';
import type { ReactNode } from 'react';
import { ItemWays } from '../ItemWays.tsx';
import { noHue } from '../to-story.ts';

interface SheetHeadProps {
  readonly item: ItemRef;
  readonly title: string;
  readonly path: string;
  readonly industries: readonly IndustryRef[];
  /** Which sort of thing it is, where there are several. */
  readonly badge?: ReactNode;
  /** A firm's sign, beside its name. */
  readonly logo?: PictureData | null;
  /** What it is in a sentence. */
  readonly summary: string;
  /** Its other names, in small print. */
  readonly children: ReactNode;
}

const mostIndustries = 3;

/** What a data sheet is about: its industries, its names, what it is. */
export function SheetHead({
  item,
  title,
  path,
  industries,
  badge,
  logo,
  summary,
  children,
}: SheetHeadProps) {
  return (
    <header className={logo === undefined ? 'sheet-head' : 'sheet-head sheet-head-signed'}>
      {logo === undefined ? null : <Picture picture={logo} ratio={1} sizes="88px" decorative />}
      <div>
        {badge}
        {industries.length ? (
          <Kicker
            hue={industries[0]?.hue ?? noHue}
            names={industries.slice(0, mostIndustries).map(({ name }) => name)}
          />
        ) : null}
        <Headline as="h1" text={title} />
        <div className="meta meta-parts">{children}</div>
        {summary ? <p className="standfirst">{summary}</p> : null}
      </div>
      <ItemWays item={item} path={path} title={title} />
    </header>
  );
}
