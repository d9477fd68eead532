import { Headline, MetaLine, Picture, type PictureData } from '@ironbridge/ui';
import type { ReactNode } from 'react';

interface OwnLineProps {
  readonly title: string;
  /** Under a heading of its own, one lower. */
  readonly as?: 'h2' | 'h3';
  /** None where it is no longer published. */
  readonly href: string | undefined;
  readonly picture?: PictureData | null | undefined;
  readonly facts: readonly string[];
  /** More about it, under the facts. */
  readonly children?: ReactNode;
  /** What can be done with it, at the end of the line. */
  readonly ways: ReactNode;
}

/** Something that is a member's: what it is, how it stands, what can be done with it. */
export function OwnLine({ title, as = 'h2', href, picture, facts, children, ways }: OwnLineProps) {
  return (
    <li className={picture === undefined ? 'own-line' : 'own-line own-line-pictured'}>
      {picture === undefined ? null : (
        <Picture picture={picture} ratio={1.5} sizes="96px" decorative />
      )}
      <div>
        <Headline as={as} text={title} {...(href ? { href } : {})} />
        <MetaLine parts={facts} />
        {children}
      </div>
      <div className="own-ways">{ways}</div>
    </li>
  );
}
