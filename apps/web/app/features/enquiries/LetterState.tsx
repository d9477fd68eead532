import type { EnquiryLine } from '@ironbridge/contract';
import { usePage } from '../../platform/page.ts';

const way: readonly string[] = ['sent', 'delivered', 'seen', 'answered'];

/** How far a letter has come: four steps and the word for it. */
export function LetterState({ state }: Pick<EnquiryLine, 'state'>) {
  const { copy } = usePage();
  const reached = way.indexOf(state) + 1;
  return (
    <span className="letter-state" data-state={state}>
      {reached > 0 ? (
        <span className="letter-steps" aria-hidden="true">
          {way.map((step, index) => (
            <i key={step} data-reached={index < reached ? '' : undefined} />
          ))}
        </span>
      ) : null}
      <b>{copy.enquiries.states[state]}</b>
    </span>
  );
}
