import { accountPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';

/** What there is for the member to do, then what is theirs. */
export function OverviewView() {
  const { copy, member } = usePage();
  const words = copy.account;
  const tasks = [
    ...(member?.truename
      ? []
      : [
          {
            title: words.completeTitle,
            text: words.completeText,
            link: words.completeLink,
            href: accountPath('profile'),
          },
        ]),
  ];
  return (
    <>
      <p className="account-lead">{words.helloText}</p>
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
      ) : null}
    </>
  );
}
