import { magazineListPath, subscribePath } from '@ironbridge/domain';
import { Cover, Headline, hueStyle, Kicker, MetaLine, RowMark } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toMarkButton } from '../../shell/favourites/FavouriteRows.tsx';
import { noHue } from '../../shell/to-story.ts';
import { findFrequency, toLanguage } from './issue-words.ts';
import type { Magazine } from './magazine-list.ts';
import { type RackYear, type StandingIssue, toRack } from './to-rack.ts';

interface MagazineRackProps {
  readonly magazine: Magazine;
  readonly first: boolean;
}

/** One magazine: what it is, and its issues on their board. */
export function MagazineRack({ magazine, first }: MagazineRackProps) {
  const { copy } = usePage();
  const words = copy.magazines;
  const { id, mag_title, about, frequency, languages, total, issues } = magazine;
  const industry = issues[0]?.industrys[0];
  const href = magazineListPath({ mid: [id] });
  const facts = [
    findFrequency(frequency, copy) ?? '',
    languages.map((lang) => toLanguage(lang, copy)).join(copy.list.and),
    words.issues(total),
  ];
  return (
    <section className="magazine" aria-labelledby={`magazine-${id}`}>
      <div className="magazine-about">
        {industry ? <Kicker hue={industry.hue} names={[industry.name]} /> : null}
        <Headline as="h2" id={`magazine-${id}`} text={mag_title} href={href} />
        {about ? <p>{about}</p> : null}
        <MetaLine parts={facts.filter(Boolean)} />
        <a className="text-link" href={subscribePath(id)} data-login>
          {words.subscribe}
        </a>
      </div>
      <div>
        <div className="rack" style={hueStyle(industry?.hue ?? noHue)}>
          {toRack(magazine, copy).map((year) => (
            <Year key={year.year} {...year} first={first} />
          ))}
        </div>
        <a className="rack-all quiet-link" href={href}>
          {words.allIssuesOf(mag_title, total)}
        </a>
      </div>
    </section>
  );
}

function Year({ year, faces, spines, first }: RackYear & { readonly first: boolean }) {
  const { copy } = usePage();
  const mark = toMarkButton('issue', copy);
  return (
    <div className={faces.length ? 'rack-year' : 'rack-year rack-year-old'}>
      <b className="figures">{year}</b>
      {faces.length ? (
        <ul className="rack-faces">
          {faces.map((issue, index) => (
            <li key={issue.id}>
              <a href={issue.href}>
                <Cover
                  cover={issue}
                  sizes="(width < 960px) 30vw, 136px"
                  first={first && index === 0}
                  decorative
                />
                <span className="visually-hidden">{issue.name}</span>
              </a>
              <RowMark mark={mark} id={issue.id} of={`${issue.title} ${issue.issue}`} over />
            </li>
          ))}
        </ul>
      ) : null}
      {spines.length ? (
        <ul className="rack-spines">
          {spines.map((issue) => (
            <Spine key={issue.id} {...issue} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Spine({ href, headline, title, period, name }: StandingIssue) {
  return (
    <li>
      <a className="spine" href={href} title={name}>
        <span className="spine-title" aria-hidden="true">
          {headline || title}
        </span>
        <b aria-hidden="true">{period}</b>
        <span className="visually-hidden">{name}</span>
      </a>
    </li>
  );
}
