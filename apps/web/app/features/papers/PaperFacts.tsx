import { shanghaiDate } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { toFileSize } from '../../shell/file-size.ts';
import type { PaperPage } from './load-paper.server.ts';

/** What is known of the file before anyone has it. */
export function PaperFacts({ paper }: Pick<PaperPage, 'paper'>) {
  const { copy } = usePage();
  const words = copy.papers;
  const facts = [
    ...(paper.pages === null ? [] : [[words.pagesLabel, String(paper.pages)] as const]),
    [words.file, words.pdf(toFileSize(paper.bytes, copy))] as const,
    [words.language, words.ownLanguage] as const,
    [words.published, shanghaiDate(paper.publish_time)] as const,
  ];
  return (
    <dl className="paper-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
