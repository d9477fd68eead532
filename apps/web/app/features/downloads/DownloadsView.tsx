import { accountPath, paperListPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { EmptySection } from '../../shell/account/EmptySection.tsx';
import { OwnLine } from '../../shell/account/OwnLine.tsx';
import { ListPager } from '../../shell/list/ListPager.tsx';
import { DownloadShare } from './DownloadShare.tsx';
import type { DownloadsPage } from './load-downloads.server.ts';

export function DownloadsView({ view }: { readonly view: DownloadsPage }) {
  const { copy } = usePage();
  const words = copy.downloads;
  const { address, downloads, total, last, from, to } = view;
  if (total === 0) {
    const { empty, emptyText, emptyLink } = words;
    return <EmptySection title={empty} text={emptyText} link={emptyLink} href={paperListPath()} />;
  }
  return (
    <section>
      <ul className="own-lines">
        {downloads.map((download) => (
          <DownloadLine key={download.id} {...download} />
        ))}
      </ul>
      <p className="own-note meta">{words.withdrawHint}</p>
      <ListPager address={address} last={last} from={from} to={to} count={words.count(total)} />
    </section>
  );
}

function DownloadLine(download: DownloadsPage['downloads'][number]) {
  const words = usePage().copy.downloads;
  const { id, title, href, link, share, state, facts } = download;
  const open = share === 0 ? words.download : share < 100 ? words.resume : words.again;
  return (
    <OwnLine
      title={title}
      href={href}
      facts={state ? [state, ...facts] : facts}
      ways={
        <form method="post" action={accountPath('downloads')} className="own-ways">
          <input type="hidden" name="id" value={id} />
          {link ? (
            <a className="button button-small" href={link} download>
              {open}
            </a>
          ) : href ? (
            <button type="submit" className="button button-small" name="do" value="renew">
              {words.renew}
            </button>
          ) : null}
          <button type="submit" className="bare-button quiet-link" name="do" value="withdraw">
            {words.withdraw}
          </button>
        </form>
      }
    >
      <DownloadShare share={share} />
    </OwnLine>
  );
}
