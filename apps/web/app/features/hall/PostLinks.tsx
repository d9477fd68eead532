import { postListingPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';

interface PostLinksProps {
  /** Within a text, not as buttons. */
  readonly quiet?: boolean;
}

/** The way to a listing of one's own; members post, so others are asked to log in. */
export function PostLinks({ quiet = false }: PostLinksProps) {
  const { post } = usePage().copy.hall;
  return (
    <>
      <a
        className={quiet ? 'text-link' : 'button'}
        href={postListingPath('supply')}
        rel="nofollow"
        data-login
      >
        {post.supply}
      </a>
      <a
        className={quiet ? 'text-link' : 'button button-primary'}
        href={postListingPath('demand')}
        rel="nofollow"
        data-login
      >
        {post.demand}
      </a>
    </>
  );
}
