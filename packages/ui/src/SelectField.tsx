import { Field, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { noteId } from './note-id.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends FieldProps {
  readonly name: string;
  readonly choices?: readonly Choice[];
  /** Choices that belong together, under a name of theirs. */
  readonly groups?: readonly { readonly label: string; readonly choices: readonly Choice[] }[];
  /** What it says while nothing is chosen; without it, one of them always is. */
  readonly none?: string;
  readonly chosen?: string | undefined;
  readonly required?: boolean;
}

export function SelectField({
  id,
  label,
  hint,
  wrong,
  name,
  choices = [],
  groups = [],
  none,
  chosen = '',
  required = false,
}: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} wrong={wrong}>
      <select
        id={id}
        name={name}
        defaultValue={chosen}
        aria-describedby={noteId(id)}
        aria-required={required || undefined}
        aria-invalid={wrong ? true : undefined}
      >
        {none === undefined ? null : <option value="">{none}</option>}
        <Options choices={choices} />
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options choices={group.choices} />
          </optgroup>
        ))}
      </select>
      <Icon name="down" />
    </Field>
  );
}

function Options({ choices }: { readonly choices: readonly Choice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
