import type { ListingKind } from '@ironbridge/domain';
import { SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';

/** What an answer should hold, so that the first one is enough. */
export function ListingGuide({ kind }: { readonly kind: ListingKind }) {
  const { copy } = usePage();
  const { title, steps } = copy.hall.guide[kind];
  const lines = [
    { name: steps.spec, text: steps.specText },
    { name: steps.supply, text: steps.supplyText },
    { name: steps.price, text: steps.priceText },
    { name: steps.proof, text: steps.proofText },
  ];
  return (
    <section className="sheet-section listing-guide" aria-labelledby="guide">
      <SectionHead id="guide" title={title} />
      <ol>
        {lines.map(({ name, text }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
