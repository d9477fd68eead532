import { enquiriesPath, lists } from '@ironbridge/domain';
import { getMember } from '../../platform/login-first.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { parseListAddress } from '../../shell/list/list-address.ts';
import { loadList } from '../../shell/list/load-list.server.ts';

export async function loadEnquiries(visit: Visit, request: Request) {
  await getMember(visit, request);
  const url = new URL(request.url);
  const address = parseListAddress(url, enquiriesPath());
  const found = await loadList(address, lists.rowsDefault, ({ page, rows }) =>
    visit.member.call('enquiryList', { rows, ...(page ? { page } : {}) }),
  );
  return { ...found, done: url.searchParams.get('done') };
}
export type EnquiriesPage = Awaited<ReturnType<typeof loadEnquiries>>;
