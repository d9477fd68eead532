import { Body, SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toBodySurroundings } from '../../shell/text/body-surroundings.ts';
import type { About } from './load-about.server.ts';
import { type Office, OfficeFacts } from './OfficeFacts.tsx';

interface OfficesViewProps {
  readonly about: About;
  readonly offices: readonly Office[];
}

/** Where the house is, and whom to ask for: the desk's text names those who sell its pages. */
export function OfficesView({ about, offices }: OfficesViewProps) {
  const { copy } = usePage();
  const words = copy.house;
  return (
    <>
      {offices.length ? (
        <section className="offices" aria-labelledby="offices">
          <SectionHead id="offices" title={words.offices}>
            <span>{words.officeCount(offices.length)}</span>
          </SectionHead>
          <ul>
            {offices.map((office) => (
              <li key={office.id}>
                <h3>
                  {office.name}
                  {office.head ? <span className="office-mark">{words.headOffice}</span> : null}
                </h3>
                <OfficeFacts office={office} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className="about-columns">
        <div className="about-main">
          <Body blocks={about.rest} around={toBodySurroundings(copy)} />
        </div>
        <aside className="about-side" aria-labelledby="online">
          <SectionHead small id="online" title={words.online} />
          <p>{words.onlineText}</p>
          <a className="button" href="/chat">
            {copy.utility.contactTitle}
          </a>
        </aside>
      </div>
    </>
  );
}
