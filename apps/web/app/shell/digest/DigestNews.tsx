import { Headline } from '@ironbridge/ui';
import { toBlanks } from './digest-blocks.ts';

export interface NewsLine {
  readonly id: number;
  readonly title: string;
  readonly moment: string;
  readonly href?: string;
  readonly dateTime?: string;
}

export const blankNews: readonly NewsLine[] = toBlanks('news', (id) => ({
  id,
  title: '\u00a0',
  moment: '\u00a0',
}));

export function DigestNews({ lines }: { readonly lines: readonly NewsLine[] }) {
  return (
    <ol className="digest-lines">
      {lines.map(({ id, title, moment, href, dateTime }) => (
        <li key={id}>
          <time dateTime={dateTime}>{moment}</time>
          <Headline text={title} {...(href === undefined ? {} : { href })} />
        </li>
      ))}
    </ol>
  );
}
