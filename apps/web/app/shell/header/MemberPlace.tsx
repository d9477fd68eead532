import { accountPath } from '@ironbridge/domain';
import { Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { LogoutForm } from '../account/LogoutForm.tsx';
import { places, toLinks } from '../navigation.ts';

/** Shared pages know no member: the browser asks who is reading, and fills in the name. */
export function MemberPlace() {
  const page = usePage();
  const { copy, member } = page;
  const [login] = toLinks([places.login], page);
  return (
    <span className="member-place" data-member>
      {login ? (
        <a href={login.href} data-login="open" hidden={member !== undefined}>
          {login.label}
        </a>
      ) : null}
      <span className="member-known" hidden={member === undefined}>
        <Icon name="user" />
        <a href={accountPath()}>
          <b data-member-name={copy.account.unnamed}>{member?.truename || copy.account.unnamed}</b>
        </a>
        <LogoutForm />
      </span>
    </span>
  );
}
