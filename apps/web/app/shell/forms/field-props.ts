import type { Refused } from '../../platform/form.ts';

type FormState<Name extends string> = Partial<Pick<Refused<Name>, 'typed' | 'wrong'>>;

/** What the fields of one form show: what was typed in each, and what is wrong with it. */
export function toFieldProps<Name extends string>(
  { typed, wrong }: FormState<Name>,
  form?: string,
) {
  const known = (name: Name) => ({
    id: form ? `${form}-${name}` : name,
    name,
    wrong: wrong?.[name],
  });
  return {
    text: (name: Name) => ({ ...known(name), defaultValue: typed?.[name] }),
    choice: (name: Name) => ({ ...known(name), chosen: typed?.[name] }),
    tick: (name: Name) => ({ ...known(name), checked: typed?.[name] === 'yes' }),
  };
}

export type FieldPropsOf<Name extends string> = ReturnType<typeof toFieldProps<Name>>;
