import { onPageShown } from '../../platform/page-shown.client.ts';

/** Keeping the choice comes with the first list that can be compared from. */
export function startCompare(): void {
  const look = () => {
    const form = document.querySelector<HTMLFormElement>('form[data-compare]');
    if (form) void bring(form);
  };
  look();
  onPageShown(look);
}

async function bring(form: HTMLFormElement): Promise<void> {
  const { attendCompare } = await import('./compare-bar.client.ts');
  attendCompare(form);
}
