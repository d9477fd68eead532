import { Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { places, toLinks } from '../navigation.ts';
import { OutLink } from '../OutLink.tsx';

/** Shared pages know no member: the browser asks who is reading, and fills in the name. */
export function MemberPlace() {
  const page = usePage();
  const [login] = toLinks([places.login], page);
  return (
    <span className="member-place" data-member>
      {login ? <OutLink link={login} /> : null}
      <span className="member-known" hidden>
        <Icon name="user" />
        <b data-member-name />
        <button type="button" className="bare-button" data-logout>
          {page.copy.frame.logout}
        </button>
      </span>
    </span>
  );
}
