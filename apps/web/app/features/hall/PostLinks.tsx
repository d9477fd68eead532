import { usePage } from '../../platform/page.ts';

interface PostLinksProps {
  /** Within a text, not as buttons. */
  readonly quiet?: boolean;
}

/** Until members can post by themselves, the house posts for those who write to it. */
export function PostLinks({ quiet = false }: PostLinksProps) {
  const { copy } = usePage();
  const { post } = copy.hall;
  return (
    <>
      <a className={quiet ? 'text-link' : 'button'} href="/chat" rel="nofollow">
        {post.supply}
      </a>
      <a className={quiet ? 'text-link' : 'button button-primary'} href="/chat" rel="nofollow">
        {post.demand}
      </a>
    </>
  );
}
