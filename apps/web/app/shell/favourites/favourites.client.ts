import { isFavouriteKind } from '@ironbridge/domain';
import { askMember, sendToMember } from '../../platform/member-call.client.ts';
import { loginFirst } from '../login/open-login.client.ts';
import { showNotice } from '../notices/show-notice.client.ts';

/** Which of these the member has marked. */
export async function showState(forms: readonly HTMLFormElement[]): Promise<void> {
  const items = [...new Set(forms.map(keyOf))].join(',');
  const answer = await askMember('/memberApi/favourites/state', { items });
  if (answer.code === 0) return;
  const marked = new Set(answer.data.list);
  for (const form of forms) write(form, marked.has(keyOf(form)));
}

/** Shown at once, and taken back where it could not be kept. */
export async function toggle(form: HTMLFormElement): Promise<void> {
  const [kind, id] = keyOf(form).split(':');
  if (!isFavouriteKind(kind) || !(await loginFirst())) return;
  const marked = !isMarked(form);
  write(form, marked);
  const takes = { kind, id: Number(id), marked };
  const answer = await sendToMember('/memberApi/favourites/mark', takes);
  if (answer.code === 1) return;
  write(form, !marked);
  showNotice({ kind: 'bad', words: answer.msg || (form.dataset['failed'] ?? '') });
}

const keyOf = (form: HTMLFormElement) => form.dataset['favourite'] ?? '';
const buttonOf = (form: HTMLFormElement) => form.querySelector('button');
const isMarked = (form: HTMLFormElement) => buttonOf(form)?.ariaPressed === 'true';

function write(form: HTMLFormElement, marked: boolean): void {
  buttonOf(form)?.setAttribute('aria-pressed', String(marked));
}
