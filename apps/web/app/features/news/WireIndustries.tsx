import { CountBars, SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toggleIndustry } from '../../shell/list/chosen-filters.ts';
import type { ListAddress } from '../../shell/list/list-address.ts';

interface WireIndustriesProps {
  readonly address: ListAddress;
  readonly counts: readonly { readonly id: number; readonly count: number }[];
}

const most = 10;

/** Which industries the wire is about, the busiest first; several can be chosen. */
export function WireIndustries({ address, counts }: WireIndustriesProps) {
  const { copy, frame } = usePage();
  const rows = counts.flatMap(({ id, count }) => {
    const industry = frame.industries.find((one) => one.id === id);
    if (!industry) return [];
    const { name, hue, children } = industry;
    const among = children.map((child) => child.id);
    const on = address.sid.includes(id);
    return [{ href: toggleIndustry(address, id, among), name, hue, count, on }];
  });
  if (!rows.length) return null;
  return (
    <section>
      <SectionHead title={copy.news.byIndustry} small />
      <CountBars rows={rows.slice(0, most)} chosen={copy.list.chosen} />
    </section>
  );
}
