import { onPageShown } from '../../platform/page-shown.client.ts';

/** The reader's keys, zoom and turns come with the first issue that is opened. */
export function startReader(): void {
  const look = () => {
    if (document.querySelector('[data-reader]')) void bring();
  };
  look();
  onPageShown(look);
}

async function bring(): Promise<void> {
  const { attendReader } = await import('./page-reader.client.ts');
  attendReader();
}
