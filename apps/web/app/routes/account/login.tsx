import { loginPath } from '@ironbridge/domain';
import { AccountEntry } from '../../features/account/AccountEntry.tsx';
import { loadEntry } from '../../features/account/load-entry.server.ts';
import { logIn } from '../../features/account/log-in.server.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { LoginForm } from '../../shell/login/LoginForm.tsx';
import type { Route } from './+types/login';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadEntry(context.get(visitContext), request);
}

export function action({ context, request }: Route.ActionArgs) {
  return logIn(context.get(visitContext), request);
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { copy } = usePage();
  const { done, ...entry } = loaderData;
  return (
    <AccountEntry title={copy.login.title} path={loginPath()} done={actionData ? undefined : done}>
      <LoginForm {...entry} state={actionData} />
    </AccountEntry>
  );
}
