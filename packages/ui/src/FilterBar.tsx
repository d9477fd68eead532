import type { ReactNode } from 'react';

interface FilterBarProps {
  readonly action: string;
  readonly label: string;
  readonly submit: string;
  /** On phones all but the widest field waits behind a switch of this name. */
  readonly fold?: string | undefined;
  readonly children: ReactNode;
}

/** Filters of a full-width list; a plain form, so that it works before any script. */
export function FilterBar({ action, label, submit, fold, children }: FilterBarProps) {
  return (
    <form className="filter-bar" action={action} method="get" aria-label={label}>
      {fold ? (
        <>
          <input type="checkbox" id="more-filters" className="filter-switch visually-hidden" />
          <label className="filter-more" htmlFor="more-filters">
            {fold}
          </label>
        </>
      ) : null}
      {children}
      <button className="button" type="submit">
        {submit}
      </button>
    </form>
  );
}
