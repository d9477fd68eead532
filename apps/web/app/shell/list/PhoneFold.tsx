import type { ReactNode } from 'react';

interface PhoneFoldProps {
  readonly id: string;
  readonly name: string;
  readonly children: ReactNode;
}

/** On phones what it holds waits behind a button of its name; it needs no script. */
export function PhoneFold({ id, name, children }: PhoneFoldProps) {
  return (
    <>
      <input type="checkbox" id={id} className="fold-switch visually-hidden" />
      <label className="button" htmlFor={id}>
        {name}
      </label>
      <div className="fold">{children}</div>
    </>
  );
}
