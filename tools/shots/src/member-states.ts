import { accountPath, loginPath } from '@ironbridge/domain';
import { ownScreens } from '@ironbridge/people';
import type { State } from './state.ts';

/** The way in, and every page of the member centre as somebody has it who has used it all. */
export const memberStates: readonly State[] = [
  { name: 'login', path: loginPath(), whole: true },
  {
    name: 'login-dialog',
    path: '/',
    only: 'wide',
    act: async (page) => {
      await page.locator('.top-bar [data-login]').click();
      await page.locator('dialog.login-dialog[open]').waitFor();
    },
  },
  { name: 'register', path: accountPath('register'), whole: true },
  ...Object.entries(ownScreens).map(([name, path]) => ({ name, path, whole: true })),
];
