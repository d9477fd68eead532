import { onPageShown } from '../../platform/page-shown.client.ts';
import { whenIdle } from '../../platform/when-idle.client.ts';

/** What can be marked says whether it is; marking it needs no other page. */
export function startFavourites(): void {
  const look = () => {
    const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-favourite]')];
    if (forms.length) void bring().then(({ showState }) => showState(forms));
  };
  void whenIdle().then(look);
  onPageShown(look);
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset['favourite'] === undefined) return;
    event.preventDefault();
    void bring().then(({ toggle }) => toggle(form));
  });
}

const bring = () => import('./favourites.client.ts');
