import type { ReactNode } from 'react';

interface TitleBlockProps {
  readonly cells: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Facts as in the title block of a drawing: ruled cells, the label over its value. */
export function TitleBlock({ cells }: TitleBlockProps) {
  return (
    <dl className="title-block">
      {cells.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
