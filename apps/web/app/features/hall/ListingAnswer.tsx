import { usePage } from '../../platform/page.ts';
import { ListingAnswerLink } from './ListingAnswerLink.tsx';
import type { ListingPage } from './load-listing.server.ts';
import { PostLinks } from './PostLinks.tsx';

/** How to answer: the house passes it on, since how to reach a member is not public. */
export function ListingAnswer({ view }: { readonly view: ListingPage }) {
  const { copy } = usePage();
  const { hall } = copy;
  return (
    <section className="ask-panel" aria-labelledby="answer">
      <h2 id="answer">{hall.answer[view.kind]}</h2>
      <p>{hall.answerText}</p>
      <ListingAnswerLink view={view} />
      <p className="listing-post">
        {hall.postToo} <PostLinks quiet />
      </p>
    </section>
  );
}
