import { shanghaiDate } from '@ironbridge/domain';
import { TitleBlock } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toFileSize } from '../../shell/file-size.ts';
import type { PaperPage } from './load-paper.server.ts';

/** What is known of the file before anyone has it. */
export function PaperFacts({ paper }: Pick<PaperPage, 'paper'>) {
  const { copy } = usePage();
  const words = copy.papers;
  const cells = [
    ...(paper.pages === null ? [] : [{ label: words.pagesLabel, value: paper.pages }]),
    { label: words.file, value: words.pdf(toFileSize(paper.bytes, copy)) },
    { label: words.language, value: words.ownLanguage },
    { label: words.published, value: shanghaiDate(paper.publish_time) },
  ];
  return <TitleBlock cells={cells} />;
}
