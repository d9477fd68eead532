import { parseEmail, timings } from '@ironbridge/domain';
import {
  findControl,
  focusFirstWrong,
  isFilled,
  showFormWords,
  showWrong,
} from '../../platform/field-state.client.ts';
import { askMember, type Outcome, sendToMember } from '../../platform/member-call.client.ts';
import { seal } from '../../platform/seal.ts';
import { showNotice } from '../notices/show-notice.client.ts';
import { type PictureCode, preparePicture } from './picture.client.ts';
import { prepareSending } from './send-code.client.ts';

const known = new WeakSet<HTMLFormElement>();

/** Makes a form of the login's kind quick: pictures and codes without a new page, and the login itself likewise. */
export function prepareLogin(root: Element): void {
  const form = root.matches('form') ? root : root.querySelector('form[data-code-form]');
  if (!(form instanceof HTMLFormElement) || known.has(form)) return;
  known.add(form);
  const picture = preparePicture(form);
  prepareSending(form, picture);
  preparePassword(form);
  if (form.dataset['loginForm'] === undefined) {
    form.addEventListener('submit', (event) => keepUnfilled(form, event));
    return;
  }
  prepareModes(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void logIn(form, picture);
  });
}

/** Sent with a gap the form would come back without its code and password, to be typed again. */
function keepUnfilled(form: HTMLFormElement, event: Event): void {
  const needed = ['truename', 'account', 'vcode', 'password', 'agree'];
  const filled = needed.map((name) => isFilled(findControl(form, name)));
  if (!filled.includes(false)) return;
  event.preventDefault();
  focusFirstWrong(form);
}

function preparePassword(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[data-show-password]');
  const password = findControl(form, 'password');
  button?.addEventListener('click', () => {
    const isShown = button.getAttribute('aria-pressed') === 'true';
    button.setAttribute('aria-pressed', String(!isShown));
    if (password instanceof HTMLInputElement) password.type = isShown ? 'password' : 'text';
  });
}

function prepareModes(form: HTMLFormElement): void {
  const links = form.parentElement?.querySelectorAll<HTMLElement>('[data-login-mode]') ?? [];
  for (const link of links) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      const mode = link.dataset['loginMode'] ?? '';
      form.dataset['loginForm'] = mode;
      const field = findControl(form, 'mode');
      if (field) field.value = mode;
      for (const other of links) {
        if (other === link) other.setAttribute('aria-current', 'true');
        else other.removeAttribute('aria-current');
      }
      showFormWords(form, '');
    });
  }
}

async function logIn(form: HTMLFormElement, picture: PictureCode): Promise<void> {
  const byCode = form.dataset['loginForm'] === 'code';
  const needed = byCode ? ['account', 'vcode', 'agree'] : ['account', 'password', 'agree'];
  const filled = needed.map((name) => isFilled(findControl(form, name)));
  filled.push(byCode || isFilled(findControl(form, 'img_code')), isAccountRight(form));
  if (filled.includes(false)) return focusFirstWrong(form);
  const button = form.querySelector<HTMLButtonElement>('.button-wide');
  const label = button?.textContent ?? '';
  setBusy(button, button?.dataset['busy'] ?? '');
  const answer = await send(form, byCode);
  if (answer.code === 1) {
    showFormWords(form, '');
    showNotice({ kind: 'ok', words: answer.msg || (form.dataset['done'] ?? '') });
    setTimeout(() => goOn(form), timings.reloadAfterLogin);
    return;
  }
  setBusy(button, undefined, label);
  if (!byCode) picture.renew();
  showFormWords(form, answer.msg || (form.dataset['unreachable'] ?? ''));
}

function isAccountRight(form: HTMLFormElement): boolean {
  const account = findControl(form, 'account');
  if (!account?.value || form.dataset['emailsOnly'] === undefined) return true;
  const isRight = parseEmail(account.value) !== undefined;
  if (!isRight) showWrong(account, account.dataset['wrong'] ?? '');
  return isRight;
}

/** Account and password leave the browser sealed. */
async function send(form: HTMLFormElement, byCode: boolean): Promise<Outcome<unknown>> {
  const key = await askMember('/memberApi/public_key', {});
  if (key.code === 0) return key;
  const textOf = (name: string) => findControl(form, name)?.value.trim() ?? '';
  const account = await seal(key.data, 'account', textOf('account'));
  if (byCode) {
    const agreed = form.dataset['agreed'] ?? '';
    return sendToMember('/memberApi/login_by_code', { account, vcode: textOf('vcode'), agreed });
  }
  return sendToMember('/login_by_pwd', {
    account,
    password: await seal(key.data, 'password', findControl(form, 'password')?.value ?? ''),
    img_code: textOf('img_code'),
    key: textOf('key'),
  });
}

function setBusy(button: HTMLButtonElement | null, words: string | undefined, label = ''): void {
  if (!button) return;
  button.disabled = words !== undefined;
  button.textContent = words ?? label;
}

/** In the dialog the page that is open is loaded anew; on the page of its own it leads where it was wanted. */
function goOn(form: HTMLFormElement): void {
  if (form.closest('dialog')) location.reload();
  else location.assign(findControl(form, 'to')?.value || '/account');
}
