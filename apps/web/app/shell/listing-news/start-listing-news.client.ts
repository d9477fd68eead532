import { onPageShown } from '../../platform/page-shown.client.ts';
import { whenIdle } from '../../platform/when-idle.client.ts';

/** Whoever stays in the hall is told of what comes in. */
export function startListingNews(): void {
  const look = () => {
    if (document.querySelector('.hall-news')) void bring();
  };
  look();
  onPageShown(look);
}

async function bring(): Promise<void> {
  await whenIdle();
  const { attendListingNews } = await import('./listing-news.client.ts');
  attendListingNews();
}
