import { usePage } from '../../platform/page.ts';
import type { PaperPage } from './load-paper.server.ts';
import { PaperForm } from './PaperForm.tsx';

/** How to get all of it: members do. */
export function PaperGate({ paper }: Pick<PaperPage, 'paper'>) {
  const words = usePage().copy.papers;
  return (
    <section className="paper-gate" id="get" aria-labelledby="get-paper">
      <h2 id="get-paper">{words.get}</h2>
      <p>{words.members}</p>
      <PaperForm paper={paper} />
    </section>
  );
}
