import { Headline, MetaLine } from '@ironbridge/ui';
import { paperHref } from '../named-href.ts';
import { toBlanks } from './digest-blocks.ts';

export interface PaperLine {
  readonly id: number;
  readonly title: string;
  /** How many pages, how large a file. */
  readonly facts: readonly string[];
}

export const blankPapers: readonly PaperLine[] = toBlanks('papers', (id) => ({
  id,
  title: '\u00a0',
  facts: ['\u00a0'],
}));

export function DigestPapers({ papers }: { readonly papers: readonly PaperLine[] }) {
  return (
    <ul className="digest-papers">
      {papers.map(({ id, title, facts }) => (
        <li key={id}>
          <a href={paperHref(id)}>
            <Headline text={title} />
          </a>
          <MetaLine parts={facts} />
        </li>
      ))}
    </ul>
  );
}
