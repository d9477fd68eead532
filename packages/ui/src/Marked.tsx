import type { ReactNode } from 'react';
import { RowMark, type RowMarkProps } from './RowMark.tsx';

/** Words with the mark at their end, where there is one. */
export function Marked({ children, ...props }: RowMarkProps & { readonly children: ReactNode }) {
  if (!props.mark) return children;
  return (
    <div className="with-mark">
      {children}
      <RowMark {...props} />
    </div>
  );
}
