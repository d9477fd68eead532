import type { IndustryGroup } from '@ironbridge/contract';
import { editions, industryPath } from '@ironbridge/domain';
import { hueStyle, Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { DigestCounts } from './DigestCounts.tsx';

interface ChosenIndustryProps {
  readonly industry: IndustryGroup['industrys'][number];
  readonly hidden: boolean;
}

/** What the pop-up says of an industry: its name in both languages, the way in, and how much there is. */
export function ChosenIndustry({ industry, hidden }: ChosenIndustryProps) {
  const { copy, edition } = usePage();
  const { id, name, hue, counts } = industry;
  const other = editions[edition.twin];
  const otherName = industry[other.nameField];
  return (
    <div className="digest-chosen" style={hueStyle(hue)} data-industry={id} hidden={hidden}>
      <h3>{name}</h3>
      <span className="meta" lang={other.lang}>
        {otherName === name ? '\u00a0' : otherName}
      </span>
      <a className="button button-primary" href={industryPath(industry)}>
        {copy.digest.enter}
        <Icon name="chevron" />
      </a>
      <DigestCounts counts={counts} />
    </div>
  );
}
