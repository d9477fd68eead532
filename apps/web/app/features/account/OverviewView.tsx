import { accountPath } from '@ironbridge/domain';
import { TitleBlock } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { accountSections } from '../../shell/account/account-sections.ts';
import type { OverviewPage } from './load-overview.server.ts';

/** What there is for the member to do, then how much is theirs. */
export function OverviewView({ tasks }: OverviewPage) {
  const { copy, counts = {} } = usePage();
  const words = copy.account;
  const amounts = new Map<string, number>(Object.entries(counts));
  const cells = accountSections
    .filter(({ name, built }) => built && amounts.has(name))
    .map(({ name, path }) => ({
      label: words[name],
      value: (
        <a className="account-count figures" href={path}>
          {amounts.get(name)}
        </a>
      ),
    }));
  return (
    <>
      {tasks.length ? (
        <ol className="account-tasks">
          {tasks.map(({ title, text, link, href }) => (
            <li key={href}>
              <div>
                <b>{title}</b>
                <span className="meta">{text}</span>
              </div>
              <a className="button button-small" href={href}>
                {link}
              </a>
            </li>
          ))}
        </ol>
      ) : (
        <p>{words.helloText}</p>
      )}
      {cells.length ? <TitleBlock cells={cells} /> : null}
      <div className="account-data">
        <p>
          <b>{words.dataTitle}</b> <span className="meta">{words.dataText}</span>
        </p>
        <a className="button button-small" href={accountPath('data')}>
          {words.data}
        </a>
      </div>
    </>
  );
}
