import { articleListPath, industryPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { articleHref } from '../article-href.ts';

import { toMoment } from '../to-story.ts';

interface Way {
  readonly href: string;
  readonly name: string;
  readonly note?: string;
}

/** What there is instead of the page that was asked for; a column that would be empty is left out. */
export function WaysOnward() {
  const { copy, edition, now, waysOn } = usePage();
  const { errors, navigation } = copy;
  const columns: readonly { readonly title: string; readonly ways: readonly Way[] }[] = [
    {
      title: errors.popular,
      ways: (waysOn?.popular ?? []).map((card) => ({
        href: articleHref(edition.id, card),
        name: card.title,
        note: toMoment(card.publish_time, now),
      })),
    },
    {
      title: copy.frame.industries,
      ways: (waysOn?.industries ?? []).map((industry) => ({
        href: industryPath(industry),
        name: industry.name,
        note: industry.counts.news.toLocaleString('en'),
      })),
    },
    {
      title: navigation.news,
      ways: [
        { href: articleListPath({ type: 'editorpick' }), name: navigation.editorpick },
        { href: articleListPath({ type: 'latest' }), name: navigation.latest },
        { href: articleListPath({ type: 'oversea' }), name: navigation.oversea },
        { href: '/articles/newswire', name: navigation.newswire },
      ],
    },
    {
      title: errors.more,
      ways: [
        { href: '/', name: copy.frame.home },
        { href: '/sitemaps', name: navigation.sitemap },
        { href: '/chat', name: copy.utility.contactTitle },
      ],
    },
  ];
  return (
    <nav className="ways-onward" aria-label={errors.more}>
      {columns.map(({ title, ways }) =>
        ways.length ? (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {ways.map(({ href, name, note }) => (
                <li key={href}>
                  <a href={href}>
                    <span>{name}</span>
                    {note ? <small className="meta">{note}</small> : null}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ) : null,
      )}
    </nav>
  );
}
