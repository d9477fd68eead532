import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

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

export const noteId = (id: string) => `${id}-note`;

/** A script writes here too: the hint is kept, to come back when what was wrong is mended. */
export function FieldNote({ id, hint = '', wrong }: Pick<FieldProps, 'id' | 'hint' | 'wrong'>) {
  return (
    <p className="field-note" id={noteId(id)}>
      <Icon name="bad" />
      <Icon name="check" />
      <span data-hint={hint}>{wrong ?? hint}</span>
    </p>
  );
}
