import { attachments, attachmentTypes } from '@ironbridge/domain';
import { Field } from '@ironbridge/ui';

interface FilesFieldProps {
  readonly label: string;
  readonly hint: string;
}

const endings = Object.values(attachmentTypes)
  .map((ending) => `.${ending}`)
  .join(',');

/** Files to be sent along with a form. */
export function FilesField({ label, hint }: FilesFieldProps) {
  return (
    <Field id="files" label={label} hint={hint}>
      <input
        className="files-input"
        type="file"
        id="files"
        name="files"
        accept={endings}
        multiple={attachments.most > 1}
        aria-describedby="files-note"
      />
    </Field>
  );
}
