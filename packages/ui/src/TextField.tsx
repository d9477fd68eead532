import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { noteId } from './note-id.ts';

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'pattern'
  | 'autoComplete'
  | 'inputMode'
  | 'placeholder'
  | 'maxLength'
  | 'defaultValue'
  | 'autoFocus'
>;

interface TextFieldProps extends FieldProps, InputProps {
  readonly name: string;
  readonly required?: boolean;
  /** What stands before what is typed, and is no part of it: +86. */
  readonly prefix?: string;
  /** A button or a picture at the end of the box. */
  readonly end?: ReactNode;
}

export function TextField({
  id,
  label,
  hint,
  wrong,
  required = false,
  prefix,
  end,
  ...input
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} wrong={wrong}>
      {prefix ? (
        <span className="field-prefix" aria-hidden="true">
          {prefix}
        </span>
      ) : null}
      <input
        {...input}
        id={id}
        aria-describedby={noteId(id)}
        aria-required={required || undefined}
        aria-invalid={wrong ? true : undefined}
      />
      {end}
    </Field>
  );
}
