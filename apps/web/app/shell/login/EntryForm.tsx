import type { CodeType } from '@ironbridge/contract';
import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';

interface EntryFormProps {
  readonly action: string;
  /** What its code is for. */
  readonly codeType: CodeType;
  /** The way in that its script sees to; other forms go as they are. */
  readonly mode?: string;
  readonly to: string | undefined;
  readonly children: ReactNode;
}

/** A form with a picture and a code in it. It works without script, and quicker with it. */
export function EntryForm({ action, codeType, mode, to, children }: EntryFormProps) {
  const { copy, edition } = usePage();
  return (
    <form
      className="login-form"
      method="post"
      action={action}
      noValidate
      data-code-form={codeType}
      data-login-form={mode}
      data-emails-only={edition.has.emailAccounts ? '' : undefined}
      data-agreed={copy.login.agree + copy.login.policy}
      data-done={copy.login.done}
      data-unreachable={copy.login.unreachable}
    >
      {/* What Enter presses: else it would be the first button, which asks for another picture. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="to" value={to ?? ''} />
      {children}
    </form>
  );
}
