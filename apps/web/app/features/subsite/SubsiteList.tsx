import { articleListPath } from '@ironbridge/domain';
import { Headline, SectionHead, type Story, StoryRow } from '@ironbridge/ui';
import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';

interface SubsiteListProps {
  readonly name: string;
  readonly stories: readonly Story[];
  /** The way to all of the industry's news. */
  readonly all: ReactNode;
}

/** Too few for a front page; where there are none at all, the ways on. */
export function SubsiteList({ name, stories, all }: SubsiteListProps) {
  const { copy } = usePage();
  if (!stories.length) {
    return (
      <header className="page-head">
        <Headline as="h1" text={copy.subsite.empty(name)} />
        <p>{copy.subsite.emptyHint}</p>
        <p>
          <a className="text-link" href={articleListPath()}>
            {copy.subsite.otherNews}
          </a>
        </p>
      </header>
    );
  }
  return (
    <>
      <h1 className="visually-hidden">{name}</h1>
      <SectionHead title={copy.subsite.latest}>{all}</SectionHead>
      {stories.map((story) => (
        <StoryRow key={story.id} story={story} />
      ))}
    </>
  );
}
