import { paperPolicyPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { toFileSize } from '../../shell/file-size.ts';
import type { PaperPage } from './load-paper.server.ts';

/** How to get all of it: members do. */
export function PaperGate({ paper }: Pick<PaperPage, 'paper'>) {
  const { copy } = usePage();
  const words = copy.papers;
  return (
    <section className="paper-gate" id="get" aria-labelledby="get-paper">
      <h2 id="get-paper">{words.get}</h2>
      <p>{words.members}</p>
      <button type="button" className="button button-primary" data-developing>
        {words.download(toFileSize(paper.bytes, copy))}
      </button>
      <a className="quiet-link" href={paperPolicyPath}>
        {words.policy}
      </a>
    </section>
  );
}
