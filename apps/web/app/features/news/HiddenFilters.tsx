interface HiddenFiltersProps {
  readonly sid?: readonly number[];
  readonly tid: number | undefined;
}

/** What a form does not ask about stays as it is. */
export function HiddenFilters({ sid = [], tid }: HiddenFiltersProps) {
  return (
    <>
      {sid.length ? <input type="hidden" name="sid" value={sid.join(',')} /> : null}
      {tid ? <input type="hidden" name="tid" value={tid} /> : null}
    </>
  );
}
