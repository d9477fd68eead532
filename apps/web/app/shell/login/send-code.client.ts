import { maskAccount, parseAccount, parseEmail, timings } from '@ironbridge/domain';
import {
  clearField,
  findControl,
  focusFirstWrong,
  isFilled,
  showRight,
  showWrong,
} from '../../platform/field-state.client.ts';
import { sendToMember } from '../../platform/member-call.client.ts';
import { findStored, store } from '../../platform/stored.client.ts';
import type { PictureCode } from './picture.client.ts';

/** When the last code was sent from this browser: kept between page loads. */
const mark = 'code-sent-at';

/** The button that has a code sent: a minute's rest after each, counted down on it. */
export function prepareSending(form: HTMLFormElement, picture: PictureCode): void {
  const button = form.querySelector<HTMLButtonElement>('[data-send]');
  const code = findControl(form, 'vcode');
  if (!button || !code) return;
  const show = () => {
    const left = secondsLeft();
    const { resend = '', idle = '' } = button.dataset;
    button.textContent = left ? fill(resend, left) : idle;
    button.setAttribute('aria-disabled', String(left > 0));
    if (left) setTimeout(show, 1000);
  };
  form.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-send]')) return;
    event.preventDefault();
    const left = secondsLeft();
    if (left) showWrong(code, fill(button.dataset['wait'] ?? '', left));
    else void send(form, button, code, picture).then(show);
  });
  show();
}

/** An account of the wrong kind and a picture that was not read are said at their fields, before anything is asked. */
async function send(
  form: HTMLFormElement,
  button: HTMLButtonElement,
  code: Element,
  picture: PictureCode,
): Promise<void> {
  const typed = findControl(form, 'account');
  const account = findAccount(form);
  if (typed && !account) showWrong(typed, typed.dataset['wrong'] ?? '');
  else if (typed) clearField(typed);
  if (!isPictureRead(form) || !account) return focusFirstWrong(form);
  clearField(code);
  button.setAttribute('aria-disabled', 'true');
  const answer = await sendToMember('/api/verify_code', {
    account,
    type: findType(form),
    key: findControl(form, 'key')?.value ?? '',
    img_code: findControl(form, 'img_code')?.value ?? '',
  });
  if (answer.code === 1) {
    store(mark, String(Date.now()), 'localStorage');
    showRight(code, fill(button.dataset['sent'] ?? '', maskAccount(account)));
    if (code instanceof HTMLElement) code.focus();
  } else {
    picture.renew();
    showWrong(code, answer.msg || (form.dataset['unreachable'] ?? ''));
  }
}

function findAccount(form: HTMLFormElement): string | undefined {
  const text = findControl(form, 'account')?.value ?? '';
  return form.dataset['emailsOnly'] === undefined ? parseAccount(text) : parseEmail(text);
}

/** What the code is for. */
function findType({ dataset }: HTMLFormElement): 'reg' | 'login' | 'pwd' {
  const type = dataset['codeForm'];
  return type === 'reg' || type === 'pwd' ? type : 'login';
}

function isPictureRead(form: HTMLFormElement): boolean {
  const typed = findControl(form, 'img_code');
  return isFilled(typed, typed?.dataset['emptyToSend']);
}

function secondsLeft(): number {
  const sent = Number(findStored(mark, 'localStorage') ?? 0);
  const left = timings.verifyCodeResendSeconds - (Date.now() - sent) / 1000;
  return left > 0 && left <= timings.verifyCodeResendSeconds ? Math.ceil(left) : 0;
}

const fill = (words: string, value: number | string) => words.replace('{n}', String(value));
