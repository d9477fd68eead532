import { Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { places } from '../navigation.ts';
import { phoneHref } from '../phone-href.ts';
import { FloatCode } from './FloatCode.tsx';
import { FloatMember } from './FloatMember.tsx';
import { FloatPlace } from './FloatPlace.tsx';

/** Beside the page on a wide screen; on a narrow one two buttons, of which the first shows the rest. */
export function FloatingBar() {
  const { copy, frame } = usePage();
  const words = copy.float;
  const { phones = [], email } = frame.settings ?? {};
  return (
    <aside className="float-rail" aria-label={words.label}>
      <div className="float-bar">
        <details className="float-tools">
          <summary className="float-item">
            <Icon name="menu" />
            {words.tools}
          </summary>
        </details>
        <ul className="float-list">
          <FloatPlace row={places.hall} icon="hall" label={words.hall} first />
          <FloatMember />
          <FloatCode
            use="wechat"
            icon="talk"
            label={words.account}
            title={words.accountTitle}
            text={words.accountText}
          />
          <FloatCode
            use="secretary"
            icon="aide"
            label={words.secretary}
            title={words.secretaryTitle}
            text={words.secretaryText}
          />
          {email ? (
            <li className="float-entry">
              <a className="float-item" href={`mailto:${email}`}>
                <Icon name="mail" />
                {words.email}
              </a>
              <div className="float-fly">
                <b>{email}</b>
                {words.emailText}
              </div>
            </li>
          ) : null}
          {phones.length ? (
            <li className="float-entry">
              <button type="button" className="float-item" aria-describedby="float-phones">
                <Icon name="phone" />
                {words.phone}
              </button>
              <div className="float-fly" id="float-phones">
                {phones.map((phone) => (
                  <a key={phone} href={phoneHref(phone)}>
                    {phone}
                  </a>
                ))}
                {words.phoneText}
              </div>
            </li>
          ) : null}
        </ul>
        <a className="float-item float-top" href="#top" data-to-top>
          <Icon name="up" />
          {words.top}
        </a>
      </div>
    </aside>
  );
}
