import { isFavouriteKind } from '@ironbridge/domain';
import { askMember, sendToMember } from '../../platform/member-call.client.ts';
import { loginFirst } from '../login/open-login.client.ts';
import { showNotice } from '../notices/show-notice.client.ts';

/** Which of these the member has marked. */
export async function showState(buttons: readonly HTMLButtonElement[]): Promise<void> {
  const items = [...new Set(buttons.map(({ value }) => value))].join(',');
  const answer = await askMember('/memberApi/favourites/state', { items });
  if (answer.code === 0) return;
  const marked = new Set(answer.data.list);
  for (const button of buttons) write(button, marked.has(button.value));
}

/** Shown at once, and taken back where it could not be kept. */
export async function toggle(button: HTMLButtonElement): Promise<void> {
  const [kind, id] = button.value.split(':');
  if (!isFavouriteKind(kind) || !(await loginFirst())) return;
  const marked = button.ariaPressed !== 'true';
  write(button, marked);
  const takes = { kind, id: Number(id), marked };
  const answer = await sendToMember('/memberApi/favourites/mark', takes);
  if (answer.code === 1) return;
  write(button, !marked);
  showNotice({ kind: 'bad', words: answer.msg || (button.form?.dataset['failed'] ?? '') });
}

function write(button: HTMLButtonElement, marked: boolean): void {
  button.ariaPressed = String(marked);
}
