import type { ReactNode } from 'react';
import type { FieldProps } from './Field.tsx';
import { FieldNote } from './FieldNote.tsx';
import { noteId } from './note-id.ts';

interface CheckFieldProps extends Omit<FieldProps, 'hint'> {
  readonly name: string;
  readonly checked?: boolean;
  readonly value?: string;
  readonly label: ReactNode;
}

/** Something to agree to, or one of several things to choose. */
export function CheckField({
  id,
  label,
  wrong,
  name,
  value = 'yes',
  checked = false,
  ...input
}: CheckFieldProps) {
  return (
    <div className="field field-check" data-state={wrong ? 'wrong' : undefined}>
      <input
        {...input}
        type="checkbox"
        id={id}
        name={name}
        value={value}
        defaultChecked={checked}
        aria-describedby={noteId(id)}
        aria-invalid={wrong ? true : undefined}
      />
      <label htmlFor={id}>{label}</label>
      <FieldNote id={id} wrong={wrong} />
    </div>
  );
}
