import { Icon, TextField } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';

interface PasswordFieldProps {
  readonly form: string;
  readonly label: string;
  /** A password that is being chosen, as opposed to one that is known. */
  readonly isNew?: boolean;
  readonly wrong?: string | undefined;
}

export function PasswordField({ form, label, isNew = false, wrong }: PasswordFieldProps) {
  const words = usePage().copy.login;
  return (
    <div className="only-pwd">
      <TextField
        id={`${form}-password`}
        name="password"
        type="password"
        label={label}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        maxLength={128}
        hint={words.passwordHint}
        wrong={wrong}
        required
        data-empty={words.passwordEmpty}
        end={
          <button
            type="button"
            className="needs-script show-password"
            aria-label={words.showPassword}
            aria-pressed="false"
            data-show-password
          >
            <Icon name="eye" />
          </button>
        }
      />
    </div>
  );
}
