import { timings } from '@ironbridge/domain';
import { askMember } from '../../platform/member-call.client.ts';
import { onPageShown } from '../../platform/page-shown.client.ts';
import { whenIdle } from '../../platform/when-idle.client.ts';
import { whoReads } from '../login/who-reads.client.ts';
import { showNotice } from '../notices/show-notice.client.ts';

/** Who is reading is asked after everything else, and written into each header that is shown. */
export function startMemberPlace(): void {
  const fill = async () => {
    const reader = await whoReads();
    if (!reader) return;
    for (const place of document.querySelectorAll('[data-member]')) {
      showMember(place, reader.truename);
    }
  };
  void whenIdle().then(fill);
  onPageShown(() => void fill());
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset['logout'] === undefined) return;
    event.preventDefault();
    void logOut(form);
  });
}

function showMember(place: Element, name: string): void {
  for (const part of place.children) {
    if (part instanceof HTMLElement) part.hidden = !part.classList.contains('member-known');
  }
  const line = place.querySelector<HTMLElement>('[data-member-name]');
  if (line) line.textContent = name || (line.dataset['memberName'] ?? '');
}

/** Where the call fails, the form goes the way it would without script. */
async function logOut(form: HTMLFormElement): Promise<void> {
  const answer = await askMember('/memberApi/logout', {});
  if (answer.code === 0) return form.submit();
  const words = document.querySelector<HTMLElement>('.notices')?.dataset['loggedOut'] ?? '';
  showNotice({ kind: 'ok', words: answer.msg || words });
  setTimeout(() => location.reload(), timings.reloadAfterLogout);
}
