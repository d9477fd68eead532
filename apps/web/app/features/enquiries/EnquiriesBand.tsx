import type { MemberData } from '@ironbridge/contract';
import { OwnBand } from '../../shell/account/OwnBand.tsx';
import { LettersTable } from './LettersTable.tsx';

const most = 5;

export function EnquiriesBand({ list, total }: MemberData<'enquiryList'>) {
  const shown = list.slice(0, most);
  return (
    <OwnBand section="enquiries" shown={shown.length} total={total}>
      <LettersTable list={shown} />
    </OwnBand>
  );
}
