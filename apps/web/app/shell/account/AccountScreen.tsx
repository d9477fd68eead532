import { accountPath } from '@ironbridge/domain';
import { FormWords } from '@ironbridge/ui';
import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';
import { Screen } from '../Screen.tsx';
import { AccountNavigation } from './AccountNavigation.tsx';
import type { AccountSection } from './account-sections.ts';

interface AccountScreenProps {
  readonly section: AccountSection;
  /** What stands over it, where that is not the section's name. */
  readonly title?: string;
  /** What came of the form that led here. */
  readonly done?: string | undefined;
  /** Why a button of this page did nothing; a form of fields says so itself, above its own. */
  readonly failed?: string | undefined;
  readonly children: ReactNode;
}

/** A page of the member centre: nobody but its member gets it, and no search engine lists it. */
export function AccountScreen({ section, title, done, failed, children }: AccountScreenProps) {
  const { copy, edition } = usePage();
  const words = copy.account;
  const heading = title ?? words[section];
  const meta = { title: `${heading} · ${words.title} · ${edition.name}` };
  return (
    <Screen meta={meta} otherEdition={accountPath()}>
      <div className="wrap account">
        <AccountNavigation section={section} />
        <div className="account-page">
          <h1>{heading}</h1>
          {failed ? <FormWords words={failed} /> : null}
          {done && !failed ? <FormWords kind="ok" words={done} /> : null}
          {children}
        </div>
      </div>
    </Screen>
  );
}
