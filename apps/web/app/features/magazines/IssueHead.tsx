import { magazineListPath, readerPath, shanghaiDate, subscribePath } from '@ironbridge/domain';
import { Headline, Icon, Kicker, TitleBlock } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { FavouriteButton } from '../../shell/favourites/FavouriteButton.tsx';
import { toFileSize } from '../../shell/file-size.ts';
import { TagLinks } from '../../shell/TagLinks.tsx';
import { noHue } from '../../shell/to-story.ts';
import { findFrequency, toIssueTitle } from './issue-words.ts';
import type { LoadedIssue } from './load-issue.server.ts';

/** What it is, in a drawing's title block, and what can be done with it. */
export function IssueHead({ issue, magazine, language, reader }: LoadedIssue) {
  const { copy } = usePage();
  const words = copy.magazines;
  const { file, pages } = issue;
  const [industry] = issue.industrys;
  const names = [issue.mag?.mag_title, findFrequency(magazine?.frequency, copy)];
  const first = issue.contents.find(
    ({ page, article }) => article && page !== null && page <= pages.length,
  )?.page;
  const cells = [
    { label: words.published, value: shanghaiDate(issue.date) },
    ...(pages.length ? [{ label: words.pageCount, value: pages.length }] : []),
    ...(language ? [{ label: words.printedIn, value: words.languages[language] }] : []),
    ...(file ? [{ label: words.file, value: `PDF ${toFileSize(file.bytes, copy)}` }] : []),
  ];
  return (
    <div className="issue-head">
      <Kicker hue={industry?.hue ?? noHue} names={names.filter((name) => name !== undefined)} />
      <Headline as="h1" text={toIssueTitle(issue, copy)} />
      {magazine?.about ? <p className="standfirst">{magazine.about}</p> : null}
      <TitleBlock cells={cells} />
      <div className="issue-ways">
        {reader ? (
          <a className="button button-primary" href={readerPath(issue.id, { page: first ?? 1 })}>
            {first && first > 1 ? words.readFrom(first) : words.read}
          </a>
        ) : null}
        {file ? (
          <a className="button" href={file.href} download={file.title}>
            <Icon name="file" />
            {words.download}
          </a>
        ) : null}
        {magazine ? (
          <a className="button" href={subscribePath(magazine.id)} data-login>
            {words.subscribe}
          </a>
        ) : null}
        <FavouriteButton item={{ kind: 'issue', id: issue.id }} />
      </div>
      <TagLinks tags={issue.tags} hrefOf={(tid) => magazineListPath({ tid })} />
    </div>
  );
}
