/**
 * What is for members opens the login dialog for visitors. `data-login="open"` is the way in itself; without a value it
 * is a link or a form to something of a member's own, which then goes its way.
 */
export function startLogin(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element && event.target.closest('a[data-login]');
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    void go(link.dataset['login'] === 'open', () => location.assign(link.href));
  });
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (form.dataset['login'] === undefined) return;
    event.preventDefault();
    void go(false, () => form.submit());
  });
  startForms();
}

async function go(isWayIn: boolean, goOn: () => void): Promise<void> {
  const { loginFirst, openLogin } = await import('./open-login.client.ts');
  if (isWayIn) await openLogin();
  else if (await loginFirst()) goOn();
}

/** Forms that are part of a page are made quick as soon as somebody turns to one. */
function startForms(): void {
  const prepare = ({ target }: Event) => {
    const form = target instanceof Element && target.closest('form[data-code-form]');
    if (form) void import('./login-form.client.ts').then(({ prepareLogin }) => prepareLogin(form));
  };
  document.addEventListener('focusin', prepare);
  document.addEventListener('pointerdown', prepare);
}
