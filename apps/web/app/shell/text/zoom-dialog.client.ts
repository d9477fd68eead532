import { openDialog } from '../../platform/open-dialog.client.ts';

const known = new WeakSet<HTMLDialogElement>();

/** Opens one picture of the page; keys, buttons and the pictures' own order lead to the others. */
export function openZoom(dialog: HTMLDialogElement, link: HTMLAnchorElement): void {
  if (!known.has(dialog)) listen(dialog);
  show(dialog, link);
  openDialog(dialog);
}

function listen(dialog: HTMLDialogElement): void {
  known.add(dialog);
  dialog.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const step = target.closest<HTMLElement>('[data-step]')?.dataset['step'];
    if (step) move(dialog, Number(step));
    else if (target instanceof HTMLImageElement) dialog.toggleAttribute('data-whole');
    // What is no button, picture or words is outside.
    else if (!target.closest('button, .zoom-words')) dialog.close();
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') move(dialog, -1);
    if (key === 'ArrowRight') move(dialog, 1);
  });
}

const findAll = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-zoom]')];

function move(dialog: HTMLDialogElement, step: number): void {
  const all = findAll();
  const at = all.findIndex(({ href }) => href === dialog.dataset['shown']);
  const next = all[(at + step + all.length) % all.length];
  if (next) show(dialog, next);
}

function show(dialog: HTMLDialogElement, link: HTMLAnchorElement): void {
  const all = findAll();
  const picture = link.querySelector('.picture')?.cloneNode(true);
  if (!(picture instanceof HTMLElement)) return;
  // The proportion is the picture's own, however it was cut in the text.
  const image = picture.querySelector('img');
  if (image) {
    picture.style.setProperty('--ratio', `${image.width / image.height}`);
    picture.style.setProperty('--whole', `${image.width}px`);
    Object.assign(image, { sizes: '100vw', loading: 'eager' });
  }
  dialog.dataset['shown'] = link.href;
  dialog.toggleAttribute('data-single', all.length < 2);
  dialog.removeAttribute('data-whole');
  dialog.querySelector('.zoom-place')?.replaceChildren(picture);
  const words = [...(link.closest('figure')?.querySelectorAll('figcaption > *') ?? [])];
  const at = all.length < 2 ? '' : `${all.indexOf(link) + 1} / ${all.length}`;
  dialog.querySelector('.zoom-at')?.replaceChildren(at);
  dialog
    .querySelector('.zoom-caption')
    ?.replaceChildren(
      words.map(({ textContent }) => textContent).join(' · ') || (image?.alt ?? ''),
    );
}
