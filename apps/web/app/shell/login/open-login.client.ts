import { showNotice } from '../notices/show-notice.client.ts';
import { whoReads } from './who-reads.client.ts';

/** Opens the login above the page. */
export async function openLogin(): Promise<void> {
  location.assign('/account/login');
}

/** Whether whoever reads is a member; a visitor is told to log in first, and how. */
export async function loginFirst(): Promise<boolean> {
  if (await whoReads()) return true;
  const words = document.querySelector<HTMLElement>('.notices')?.dataset['loginFirst'] ?? '';
  await openLogin();
  showNotice({ kind: 'warn', words });
  return false;
}
