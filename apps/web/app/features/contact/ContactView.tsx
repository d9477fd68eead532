import { Headline, Icon, SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { findCodes } from '../../shell/find-codes.ts';
import { phoneHref } from '../../shell/phone-href.ts';
import { QrCode } from '../../shell/QrCode.tsx';
import { Trail } from '../../shell/structured-data/Trail.tsx';
import { MessageForm } from './MessageForm.tsx';

/** Those by which someone can be talked to; the others are for reading. */
const answering = new Set(['wechat', 'secretary']);

/** The edition's channels; one that the desk has not set is not offered. */
export function ContactView() {
  const page = usePage();
  const { copy, frame } = page;
  const words = copy.utility;
  const { phones = [], email } = frame.settings ?? {};
  const codes = findCodes(page).filter(({ use }) => answering.has(use));
  return (
    <div className="wrap contact">
      <Trail steps={[{ name: words.contactTitle }]} />
      <header className="page-head">
        <Headline as="h1" text={words.contactTitle} />
        <p>{words.contactText}</p>
      </header>
      <div className="contact-ways">
        {codes.length ? (
          <section aria-labelledby="contact-scan">
            <SectionHead title={words.scan} id="contact-scan" />
            <ul className="contact-codes">
              {codes.map(({ use, picture }) => (
                <li key={use}>
                  <QrCode picture={picture} />
                  <b>{copy.frame.followNames[use]}</b>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {phones.length ? (
          <section aria-labelledby="contact-call">
            <SectionHead title={words.call} id="contact-call" />
            <ul className="contact-lines">
              {phones.map((phone) => (
                <li key={phone}>
                  <a href={phoneHref(phone)}>
                    <Icon name="phone" />
                    {phone}
                  </a>
                </li>
              ))}
            </ul>
            <p>{words.workdays}</p>
          </section>
        ) : null}
        {email ? (
          <section aria-labelledby="contact-write">
            <SectionHead title={words.write} id="contact-write" />
            <ul className="contact-lines">
              <li>
                <a href={`mailto:${email}`}>
                  <Icon name="mail" />
                  {email}
                </a>
              </li>
            </ul>
            <p>{words.answered}</p>
          </section>
        ) : null}
      </div>
      <section className="contact-message" aria-labelledby="contact-message">
        <SectionHead title={copy.message.title} id="contact-message" />
        <p>{copy.message.text}</p>
        <MessageForm />
      </section>
    </div>
  );
}
