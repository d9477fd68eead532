import { onPageShown } from '../../platform/page-shown.client.ts';
import { whenIdle } from '../../platform/when-idle.client.ts';
import { whoReads } from '../login/who-reads.client.ts';
import { favouriteField } from './favourite-field.ts';

/** What can be marked says whether it is; marking it needs no other page. */
export function startFavourites(): void {
  // A visitor has marked nothing, and needs nothing for it before marking.
  const look = async () => {
    const buttons = [
      ...document.querySelectorAll<HTMLButtonElement>(`button[name="${favouriteField}"]`),
    ];
    if (buttons.length && (await whoReads()))
      await bring().then(({ showState }) => showState(buttons));
  };
  void whenIdle().then(look);
  onPageShown(() => void look());
  document.addEventListener('submit', (event) => {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement) || button.name !== favouriteField) return;
    event.preventDefault();
    void bring().then(({ toggle }) => toggle(button));
  });
}

const bring = () => import('./favourites.client.ts');
