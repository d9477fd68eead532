import type { ListAddress } from './list-address.ts';

interface HiddenFiltersProps {
  readonly address: ListAddress;
  /** What the form itself asks about. */
  readonly asked: readonly string[];
}

/** What a form does not ask about stays as it is. */
export function HiddenFilters({ address, asked }: HiddenFiltersProps) {
  const { sid, tid, keyword, extra } = address;
  const kept = Object.entries({ ...extra, sid: sid.join(','), tid: tid && String(tid), keyword });
  return kept.map(([name, value]) =>
    value && !asked.includes(name) ? (
      <input key={name} type="hidden" name={name} value={value} />
    ) : null,
  );
}
