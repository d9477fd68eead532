import { accountPath } from '@ironbridge/domain';
import { AccountEntry } from '../../features/account/AccountEntry.tsx';
import { loadAnyEntry } from '../../features/account/load-entry.server.ts';
import { NewPasswordForm } from '../../features/account/NewPasswordForm.tsx';
import { setPassword } from '../../features/account/set-password.server.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/password';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadAnyEntry(context.get(visitContext), request);
}

export function action({ context, request }: Route.ActionArgs) {
  return setPassword(context.get(visitContext), request, 'pwd');
}

export default function Password({ loaderData, actionData }: Route.ComponentProps) {
  const words = usePage().copy.login;
  return (
    <AccountEntry
      title={words.passwordTitle}
      text={words.passwordText}
      path={accountPath('password')}
    >
      <NewPasswordForm
        {...loaderData}
        action={accountPath('password')}
        codeType="pwd"
        submit={words.passwordSubmit}
        back={words.back}
        state={actionData}
      />
    </AccountEntry>
  );
}
