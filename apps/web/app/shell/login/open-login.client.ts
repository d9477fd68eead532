import { fetchDialog } from '../../platform/fetch-dialog.client.ts';
import { openDialog } from '../../platform/open-dialog.client.ts';
import { showNotice } from '../notices/show-notice.client.ts';
import { whoReads } from './who-reads.client.ts';

/**
 * Opens the login dialog above the page; where it cannot be had, the page of the same name. On that page the form is
 * there already.
 */
export async function openLogin(): Promise<void> {
  const here = document.querySelector<HTMLElement>('main [data-login-form] [name="account"]');
  if (here) return here.focus();
  try {
    const [dialog, { prepareLogin }] = await Promise.all([
      fetchDialog('/part/login'),
      import('./login-form.client.ts'),
    ]);
    if (dialog.open) return;
    prepareLogin(dialog);
    openDialog(dialog);
  } catch {
    location.assign('/account/login');
  }
}

/** Whether whoever reads is a member; a visitor is told to log in first, and how. */
export async function loginFirst(): Promise<boolean> {
  if (await whoReads()) return true;
  const words = document.querySelector<HTMLElement>('.notices')?.dataset['loginFirst'] ?? '';
  await openLogin();
  showNotice({ kind: 'warn', words });
  return false;
}
