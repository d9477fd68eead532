import type { ReactNode } from 'react';
import { FieldNote } from './FieldNote.tsx';

export interface FieldProps {
  readonly id: string;
  readonly label: ReactNode;
  /** What helps to fill it in. */
  readonly hint?: string | undefined;
  /** What is wrong with what was filled in; it takes the hint's place. */
  readonly wrong?: string | undefined;
}

/** One question of a form. The line under it is always there, so that nothing moves when it has something to say. */
export function Field({
  id,
  label,
  hint,
  wrong,
  children,
}: FieldProps & { readonly children: ReactNode }) {
  return (
    <div className="field" data-state={wrong ? 'wrong' : undefined}>
      <label htmlFor={id}>{label}</label>
      <div className="field-box">{children}</div>
      <FieldNote id={id} hint={hint} wrong={wrong} />
    </div>
  );
}
