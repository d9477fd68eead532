import { Icon } from './Icon.tsx';
import { noteId } from './note-id.ts';

interface FieldNoteProps {
  readonly id: string;
  readonly hint?: string | undefined;
  readonly wrong?: string | undefined;
}

/** A script writes here too: the hint is kept, to come back when what was wrong is mended. */
export function FieldNote({ id, hint = '', wrong }: FieldNoteProps) {
  return (
    <p className="field-note" id={noteId(id)}>
      <Icon name="bad" />
      <Icon name="check" />
      <span data-hint={hint}>{wrong ?? hint}</span>
    </p>
  );
}
