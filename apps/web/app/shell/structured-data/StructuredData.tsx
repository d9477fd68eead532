import { type Thing, toLinkedData } from './thing.ts';

/** What a page is about, in the words of machines. It is data: no browser runs it, and no policy has to allow it. */
export function StructuredData({ things }: { readonly things: readonly Thing[] }) {
  return things.length ? <script type="application/ld+json">{toLinkedData(things)}</script> : null;
}
