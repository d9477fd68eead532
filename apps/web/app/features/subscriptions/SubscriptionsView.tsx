import { accountPath, subscribePath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { EmptySection } from '../../shell/account/EmptySection.tsx';
import { OwnButton } from '../../shell/account/OwnButton.tsx';
import { OwnLine } from '../../shell/account/OwnLine.tsx';
import type { SubscriptionsPage } from './load-subscriptions.server.ts';

export function SubscriptionsView({ view }: { readonly view: SubscriptionsPage }) {
  const words = usePage().copy.subscriptions;
  const { subscriptions } = view;
  if (subscriptions.length === 0) {
    const { empty, emptyText, title } = words;
    return <EmptySection title={empty} text={emptyText} link={title} href={subscribePath()} />;
  }
  return (
    <section>
      <ul className="own-lines">
        {subscriptions.map(({ id, magazine, title, href, facts }) => (
          <OwnLine
            key={id}
            title={title}
            href={href}
            facts={facts}
            ways={
              <>
                <a
                  className="quiet-link"
                  href={subscribePath(magazine)}
                  aria-label={words.changeOf(title)}
                >
                  {words.change}
                </a>
                <OwnButton
                  action={accountPath('subscriptions')}
                  item={{ id }}
                  label={words.end}
                  labelOf={words.endOf(title)}
                />
              </>
            }
          />
        ))}
      </ul>
      <p>
        <a className="button" href={subscribePath()}>
          {words.more}
        </a>
      </p>
    </section>
  );
}
