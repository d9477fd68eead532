import { TextField } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';

interface CodeFieldProps {
  readonly form: string;
  readonly wrong?: string | undefined;
  /** To whom a code was just sent. */
  readonly sentTo?: string | undefined;
}

/** The code that is sent, and the button that has it sent. Without script the button sends the form, asking for the code. */
export function CodeField({ form, wrong, sentTo }: CodeFieldProps) {
  const words = usePage().copy.login;
  return (
    <div className="only-code" data-code>
      <TextField
        id={`${form}-code`}
        name="vcode"
        label={words.code}
        placeholder={words.codePlaceholder}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        hint={sentTo ? words.sent(sentTo) : undefined}
        wrong={wrong}
        required
        data-empty={words.codeEmpty}
        end={
          <button
            type="submit"
            name="step"
            value="send"
            data-send
            data-idle={words.send}
            data-resend={words.resend('{n}')}
            data-wait={words.wait('{n}')}
            data-sent={words.sent('{n}')}
          >
            {words.send}
          </button>
        }
      />
    </div>
  );
}
