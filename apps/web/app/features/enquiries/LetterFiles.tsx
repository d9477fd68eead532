import { type AttachedFile, attachmentPath } from '@ironbridge/contract';
import { Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toFileSize } from '../../shell/file-size.ts';

interface LetterFilesProps {
  readonly files: readonly AttachedFile[];
  /** The key of whoever has no account. */
  readonly token?: string | undefined;
}

/** What was sent along: to be saved, never opened here. */
export function LetterFiles({ files, token }: LetterFilesProps) {
  const { copy } = usePage();
  if (files.length === 0) return null;
  return (
    <ul className="letter-files">
      {files.map(({ id, name, bytes }) => (
        <li key={id}>
          <a
            href={`${attachmentPath}?${new URLSearchParams({ id, ...(token ? { token } : {}) }).toString()}`}
            download
          >
            <Icon name="file" />
            {name}
          </a>
          <span className="meta">{toFileSize(bytes, copy)}</span>
        </li>
      ))}
    </ul>
  );
}
