import { accountPath } from '@ironbridge/domain';
import { AccountEntry } from '../../features/account/AccountEntry.tsx';
import { loadEntry } from '../../features/account/load-entry.server.ts';
import { NewPasswordForm } from '../../features/account/NewPasswordForm.tsx';
import { setPassword } from '../../features/account/set-password.server.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/register';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadEntry(context.get(visitContext), request);
}

export function action({ context, request }: Route.ActionArgs) {
  return setPassword(context.get(visitContext), request, 'reg');
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const words = usePage().copy.login;
  return (
    <AccountEntry
      title={words.registerTitle}
      text={words.registerText}
      path={accountPath('register')}
    >
      <NewPasswordForm
        {...loaderData}
        action={accountPath('register')}
        codeType="reg"
        submit={words.registerSubmit}
        back={words.known}
        agrees
        state={actionData}
      />
    </AccountEntry>
  );
}
