import { usePage } from '../../platform/page.ts';
import type { ListingPage } from './load-listing.server.ts';
import { PostLinks } from './PostLinks.tsx';

/** How to answer: the house passes it on, since how to reach a member is not public. */
export function ListingAnswer({ view }: { readonly view: ListingPage }) {
  const { copy } = usePage();
  const { hall } = copy;
  const { kind } = view;
  return (
    <section className="listing-answer" aria-labelledby="answer">
      <h2 id="answer">{hall.answer[kind]}</h2>
      <p>{hall.answerText}</p>
      <a className="button button-primary" href="/chat" rel="nofollow">
        {hall.answer[kind]}
      </a>
      <p className="meta">{hall.postToo}</p>
      <div className="hall-post">
        <PostLinks />
      </div>
    </section>
  );
}
