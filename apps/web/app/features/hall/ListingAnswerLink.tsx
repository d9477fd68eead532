import { usePage } from '../../platform/page.ts';
import { AskLink } from '../../shell/ask/AskLink.tsx';
import type { ListingPage } from './load-listing.server.ts';

/** To whoever posted it, whose address stays with the house. */
export function ListingAnswerLink({ view: { kind, listing } }: { readonly view: ListingPage }) {
  const { hall } = usePage().copy;
  return <AskLink about={{ kind, ids: [listing.id] }}>{hall.answer[kind]}</AskLink>;
}
