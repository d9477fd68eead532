import type { CSSProperties, ReactNode } from 'react';

interface TitleBlockCell {
  readonly label: string;
  readonly value: ReactNode;
  /** It takes the room of two. */
  readonly wide?: boolean;
}

interface TitleBlockProps {
  readonly cells: readonly TitleBlockCell[];
  /** Over how many rows they are spread evenly, where there is room; as many as it takes, unless told. */
  readonly rows?: number;
}

/** Facts as in the title block of a drawing: ruled cells, the label over its value. */
export function TitleBlock({ cells, rows }: TitleBlockProps) {
  const room = cells.reduce((sum, { wide }) => sum + (wide ? 2 : 1), 0);
  const columns = rows ? Math.ceil(cells.length / rows) : room;
  const style: CSSProperties = { '--columns': columns };
  return (
    <dl className={rows ? 'title-block title-block-even' : 'title-block'} style={style}>
      {cells.map(({ label, value, wide = false }, index) => {
        const names = [
          index % columns === 0 ? 'title-block-first' : '',
          wide ? 'title-block-wide' : '',
        ].filter(Boolean);
        return (
          <div key={label} className={names.join(' ') || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}
