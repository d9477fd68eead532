import { accountPath, loginPath } from '@ironbridge/domain';
import { Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';

/** The way in for visitors, and for members the way to what is theirs. */
export function FloatMember() {
  const { copy, member } = usePage();
  return (
    <li className="float-entry" data-member>
      <a className="float-item" href={loginPath()} data-login="open" hidden={member !== undefined}>
        <Icon name="user" />
        {copy.float.login}
      </a>
      <a className="float-item member-known" href={accountPath()} hidden={member === undefined}>
        <Icon name="user" />
        {copy.float.member}
      </a>
    </li>
  );
}
