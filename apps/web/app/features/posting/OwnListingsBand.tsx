import type { MemberData } from '@ironbridge/contract';
import { OwnBand } from '../../shell/account/OwnBand.tsx';
import { OwnListingLine } from './OwnListingLine.tsx';

const most = 3;

export function OwnListingsBand({ list, total }: MemberData<'postedListings'>) {
  const shown = list.slice(0, most);
  return (
    <OwnBand section="listings" shown={shown.length} total={total}>
      <ul className="own-lines">
        {shown.map((listing) => (
          <OwnListingLine key={listing.id} listing={listing} as="h3" />
        ))}
      </ul>
    </OwnBand>
  );
}
