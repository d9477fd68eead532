import { listingKinds } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';

/** Until members can post by themselves, the house posts for those who write to it. */
export function PostLinks() {
  const { copy } = usePage();
  return listingKinds.toReversed().map((kind) => (
    <a
      key={kind}
      className={kind === 'demand' ? 'button button-primary' : 'button'}
      href="/chat"
      rel="nofollow"
    >
      {copy.hall.post[kind]}
    </a>
  ));
}
