import { Headline, MetaLine } from '@ironbridge/ui';
import { toBlanks } from './digest-blocks.ts';

export interface PaperLine {
  readonly id: number;
  readonly title: string;
  /** A blank has none. */
  readonly href?: string;
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
      {papers.map(({ id, title, href, facts }) => (
        <li key={id}>
          <a href={href}>
            <Headline text={title} />
          </a>
          <MetaLine parts={facts} />
        </li>
      ))}
    </ul>
  );
}
