import { usePage } from '../../platform/page.ts';
import { phoneHref } from '../phone-href.ts';

export function FooterContact() {
  const { copy, frame } = usePage();
  const { phones = [], email } = frame.settings ?? {};
  if (!phones.length && !email) return null;
  return (
    <section aria-labelledby="footer-contact">
      <h2 className="visually-hidden" id="footer-contact">
        {copy.frame.contact}
      </h2>
      <dl className="footer-contact">
        {phones.map((phone) => (
          <div key={phone}>
            <dt>{copy.frame.telephone}</dt>
            <dd>
              <a href={phoneHref(phone)}>{phone}</a>
            </dd>
          </div>
        ))}
        {email ? (
          <div>
            <dt>{copy.frame.email}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}
