import { Field, type FieldProps } from './Field.tsx';
import { noteId } from './note-id.ts';

interface TextAreaFieldProps extends FieldProps {
  readonly name: string;
  readonly rows?: number;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly defaultValue?: string | undefined;
  readonly required?: boolean;
}

export function TextAreaField({
  id,
  label,
  hint,
  wrong,
  rows = 5,
  required = false,
  ...area
}: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} wrong={wrong}>
      <textarea
        {...area}
        id={id}
        rows={rows}
        aria-describedby={noteId(id)}
        aria-required={required || undefined}
        aria-invalid={wrong ? true : undefined}
      />
    </Field>
  );
}
