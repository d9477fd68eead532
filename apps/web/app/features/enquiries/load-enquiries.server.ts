import { enquiriesPath } from '@ironbridge/domain';
import { findDone } from '../../platform/find-done.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { loadOwnList } from '../../shell/account/load-own-list.server.ts';

export async function loadEnquiries(visit: Visit, request: Request) {
  const { sent, closed } = visit.copy.enquiries;
  const found = await loadOwnList(visit, request, enquiriesPath(), (call) =>
    visit.member.call('enquiryList', call),
  );
  return { ...found, done: findDone(request, { sent, closed }) };
}
export type EnquiriesPage = Awaited<ReturnType<typeof loadEnquiries>>;
