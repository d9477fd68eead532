import { pictureCodePath } from '@ironbridge/domain';
import {
  clearField,
  findControl,
  showRight,
  showWrong,
} from '../../platform/field-state.client.ts';

/** The picture code of a form: another picture, or the browser's work in its place. */
export interface PictureCode {
  /** A picture is good for one answer, right or wrong. */
  renew(): void;
}

export function preparePicture(form: HTMLFormElement): PictureCode {
  const image = form.querySelector<HTMLImageElement>('[data-renew] img');
  const prove = form.querySelector<HTMLButtonElement>('[data-prove]');
  const key = findControl(form, 'key');
  const typed = findControl(form, 'img_code');
  if (!image || !prove || !key || !(typed instanceof HTMLInputElement))
    return { renew: () => undefined };
  let drawn = 0;

  const renew = () => {
    drawn += 1;
    key.value = crypto.randomUUID();
    image.src = pictureCodePath(key.value, drawn);
    Object.assign(typed, { value: '', readOnly: false });
    prove.disabled = false;
    clearField(typed);
  };
  image.addEventListener('error', () => {
    if (image.getAttribute('src')) showWrong(typed, image.dataset['gone'] ?? '');
  });
  image.closest('button')?.addEventListener('click', (event) => {
    event.preventDefault();
    renew();
    typed.focus();
  });
  prove.addEventListener('click', () => void workOutCode(prove, typed, key));
  if (key.value === '') renew();
  return { renew };
}

/** For who cannot read the picture: the field fills itself. */
async function workOutCode(
  button: HTMLButtonElement,
  typed: HTMLInputElement,
  key: { value: string },
): Promise<void> {
  const { proving = '', proved = '', failed = '' } = button.dataset;
  button.disabled = true;
  showRight(typed, proving);
  try {
    const { workOut } = await import('./work-out.client.ts');
    key.value = crypto.randomUUID();
    Object.assign(typed, { value: await workOut(key.value), readOnly: true });
    showRight(typed, proved);
  } catch {
    button.disabled = false;
    showWrong(typed, failed);
  }
}
