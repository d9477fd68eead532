import { Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { DigestCounts } from './DigestCounts.tsx';

/** The picker before it is there: as many places, nothing to pick. */
export function BlankIndustries() {
  const { copy, frame } = usePage();
  return (
    <div className="digest-industries" data-digest-part="industries" inert>
      <div className="digest-pick">
        {frame.industries.map(({ id }) => (
          <span key={id} />
        ))}
      </div>
      <div className="digest-chosen">
        <b className="digest-name">{'\u00a0'}</b>
        <span className="meta">{'\u00a0'}</span>
        <span className="button button-primary">
          {copy.digest.enter}
          <Icon name="chevron" />
        </span>
        <DigestCounts />
      </div>
    </div>
  );
}
