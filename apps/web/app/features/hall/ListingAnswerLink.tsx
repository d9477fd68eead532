import { usePage } from '../../platform/page.ts';
import { AskLink } from '../../shell/ask/AskLink.tsx';
import type { ListingPage } from './load-listing.server.ts';

/** A letter that names the listing by its number. */
export function ListingAnswerLink({ view }: { readonly view: ListingPage }) {
  const { copy } = usePage();
  const { hall } = copy;
  const { kind, listing, path } = view;
  const { subject, body } = hall.letter[kind];
  const name = `${listing.title} (${hall.number(listing.id)})`;
  return <AskLink about={{ name, path, letter: { subject, body } }}>{hall.answer[kind]}</AskLink>;
}
