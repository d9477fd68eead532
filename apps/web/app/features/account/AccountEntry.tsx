import { FormWords } from '@ironbridge/ui';
import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';
import { Screen } from '../../shell/Screen.tsx';

interface AccountEntryProps {
  readonly title: string;
  readonly text?: string;
  /** What was done before. */
  readonly done?: string | undefined;
  /** The same page in the other edition. */
  readonly path: string;
  readonly children: ReactNode;
}

/** A page in front of the member centre: one form, and nothing beside it. */
export function AccountEntry({ title, text, done, path, children }: AccountEntryProps) {
  const { edition } = usePage();
  return (
    <Screen meta={{ title: `${title} · ${edition.name}` }} otherEdition={path}>
      <div className="wrap">
        <div className="login-page">
          <h1>{title}</h1>
          {text ? <p>{text}</p> : null}
          {done ? <FormWords kind="ok" words={done} /> : null}
          {children}
        </div>
      </div>
    </Screen>
  );
}
