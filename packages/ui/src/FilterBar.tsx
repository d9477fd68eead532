import type { ReactNode } from 'react';

interface FilterBarProps {
  readonly action: string;
  readonly label: string;
  readonly submit: string;
  readonly children: ReactNode;
}

/** Filters of a full-width list; a plain form, so that it works before any script. */
export function FilterBar({ action, label, submit, children }: FilterBarProps) {
  return (
    <form className="filter-bar" action={action} method="get" aria-label={label}>
      {children}
      <button className="button" type="submit">
        {submit}
      </button>
    </form>
  );
}
