import { Icon } from './Icon.tsx';

/** What keeps a row for later: a button of a form that stands elsewhere on the page. */
export interface MarkButton {
  readonly form: string;
  readonly name: string;
  readonly valueOf: (id: number) => string;
  /** Which row it keeps, for those who do not see it. */
  readonly labelOf: (name: string) => string;
}

export interface RowMarkProps {
  readonly mark: MarkButton | undefined;
  readonly id: number;
  readonly of: string;
  /** Whether it lies on a picture, in its corner. */
  readonly over?: boolean;
}

export function RowMark({ mark, id, of, over = false }: RowMarkProps) {
  if (!mark) return null;
  return (
    <button
      type="submit"
      className={over ? 'row-mark row-mark-over' : 'row-mark'}
      form={mark.form}
      name={mark.name}
      value={mark.valueOf(id)}
      aria-label={mark.labelOf(of)}
    >
      <Icon name="star" />
    </button>
  );
}
