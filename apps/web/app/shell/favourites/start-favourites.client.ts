import { onPageShown } from '../../platform/page-shown.client.ts';
import { whenIdle } from '../../platform/when-idle.client.ts';
import { whoReads } from '../login/who-reads.client.ts';

/** What can be marked says whether it is; marking it needs no other page. */
export function startFavourites(): void {
  // A visitor has marked nothing, and needs nothing for it before marking.
  const look = async () => {
    const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-favourite]')];
    if (forms.length && (await whoReads())) await bring().then(({ showState }) => showState(forms));
  };
  void whenIdle().then(look);
  onPageShown(() => void look());
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset['favourite'] === undefined) return;
    event.preventDefault();
    void bring().then(({ toggle }) => toggle(form));
  });
}

const bring = () => import('./favourites.client.ts');
