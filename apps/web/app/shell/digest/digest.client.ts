import { digest } from '@ironbridge/domain';
import { fetchDialog } from '../../platform/fetch-dialog.client.ts';
import { fetchPart } from '../../platform/fetch-part.client.ts';
import { openDialog } from '../../platform/open-dialog.client.ts';
import { store } from '../../platform/stored.client.ts';
import { showNotice } from '../notices/show-notice.client.ts';

const attended = new WeakSet<HTMLDialogElement>();

/** Opens the pop-up if it is still wanted when it has come; the first time it is also filled. */
export async function openDigest(isWanted: () => boolean): Promise<void> {
  const dialog = await fetchDialog('/part/digest');
  if (dialog.open || !isWanted()) return;
  openDialog(dialog);
  // Its name is read out first; nothing in it is more urgent than the rest.
  dialog.focus();
  if (attended.has(dialog)) return;
  attended.add(dialog);
  attend(dialog);
}

type State = 'loading' | 'ready' | 'failed';

function attend(dialog: HTMLDialogElement): void {
  let sid = dialog.dataset['first'] ?? '';
  let latest = 0;

  /** The four lists of an industry and, as long as they are not there, the industries. */
  const load = async () => {
    latest += 1;
    const mine = latest;
    show(dialog, 'loading');
    const places = [...dialog.querySelectorAll<HTMLElement>('[data-digest-part]')];
    try {
      const parts = await Promise.all(
        places.map(({ dataset }) => fetchPart(`/part/digest/${dataset['digestPart']}?sid=${sid}`)),
      );
      if (mine !== latest) return;
      for (const [index, place] of places.entries()) place.replaceWith(parts[index] ?? '');
      const chosen = dialog.querySelector<HTMLInputElement>('input:checked')?.value ?? sid;
      if (chosen === sid) return show(dialog, 'ready');
      sid = chosen;
      await load();
    } catch {
      if (mine === latest) show(dialog, 'failed');
    }
  };

  dialog.addEventListener('close', () => store(digest.mark, '1'));
  dialog.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    sid = target.value;
    showIndustry(dialog, sid);
    void load();
  });
  dialog.addEventListener('click', ({ target }) => {
    // Only what is around the dialog is the dialog itself.
    if (target === dialog) dialog.close();
    if (!(target instanceof Element)) return;
    if (target.closest('[data-digest-retry]')) void load();
    const button = target.closest<HTMLElement>('[data-refresh]');
    if (button) void refresh(button, dialog.dataset['notRefreshed'] ?? '');
  });
  void load();
}

function show(dialog: HTMLDialogElement, state: State): void {
  dialog.dataset['state'] = state;
  const blocks = dialog.querySelector<HTMLElement>('.digest-blocks');
  const failed = dialog.querySelector<HTMLElement>('.digest-failed');
  if (!blocks || !failed) return;
  blocks.inert = state === 'loading';
  blocks.ariaBusy = String(state === 'loading');
  blocks.hidden = state === 'failed';
  failed.hidden = state !== 'failed';
}

function showIndustry(dialog: HTMLElement, sid: string): void {
  for (const industry of dialog.querySelectorAll<HTMLElement>('[data-industry]')) {
    industry.hidden = industry.dataset['industry'] !== sid;
  }
}

/** A block's next page, whose address is on its button. */
async function refresh(button: HTMLElement, failed: string): Promise<void> {
  const section = button.closest('section');
  if (!section || section.ariaBusy === 'true') return;
  section.ariaBusy = 'true';
  try {
    const part = await fetchPart(button.dataset['refresh'] ?? '');
    const next = part.querySelector<HTMLElement>('[data-refresh]');
    const hadFocus = button === document.activeElement;
    // Nothing comes of it where another industry has been chosen since.
    section.replaceWith(part);
    if (hadFocus) next?.focus();
  } catch {
    section.ariaBusy = 'false';
    showNotice({ kind: 'bad', words: failed });
  }
}
