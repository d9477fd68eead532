import { pictureCodePath } from '@ironbridge/domain';
import { TextField } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';

interface PictureFieldProps {
  /** Before the ids of this form's fields. */
  readonly form: string;
  /** Which picture; a page that everybody gets has none, and its script makes one. */
  readonly pictureKey: string | undefined;
  readonly wrong?: string | undefined;
}

/** A picture that people read and machines find hard; who cannot see it lets the browser do some work instead. */
export function PictureField({ form, pictureKey, wrong }: PictureFieldProps) {
  const words = usePage().copy.login;
  return (
    <div className="picture-field">
      <input type="hidden" name="key" defaultValue={pictureKey} />
      <TextField
        id={`${form}-picture`}
        name="img_code"
        label={words.picture}
        placeholder={words.picturePlaceholder}
        autoComplete="off"
        maxLength={8}
        wrong={wrong}
        required
        data-empty={words.pictureEmpty}
        data-empty-to-send={words.pictureEmptyToSend}
        end={
          <button
            type="submit"
            name="step"
            value="picture"
            className="picture-code"
            aria-label={words.pictureRenew}
            data-renew
          >
            <img
              src={pictureKey ? pictureCodePath(pictureKey, 0) : undefined}
              alt={words.pictureAlt}
              width={120}
              height={42}
              data-gone={words.pictureGone}
            />
          </button>
        }
      />
      <button
        type="button"
        className="bare-button quiet-link picture-proof needs-script"
        data-prove
        data-proving={words.proving}
        data-proved={words.proved}
        data-failed={words.proofFailed}
      >
        {words.proof}
      </button>
    </div>
  );
}
