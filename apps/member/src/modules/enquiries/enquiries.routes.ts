import { errorCatalogue } from '@ironbridge/contract';
import { bodyLimits, lists } from '@ironbridge/domain';
import { PublicError } from '@ironbridge/service';
import type { RegisterMember } from '../../http/member-route.ts';
import { findOwnContact } from '../forms/own-contact.repository.ts';
import { findAsked } from './asked.repository.ts';
import type { EnquiryParts } from './enquiry-parts.ts';
import {
  closeLetter,
  findEnquiryLines,
  findOtherLetters,
  findOwnLetter,
  markLetter,
} from './letters.repository.ts';
import { sendEnquiry } from './send-enquiry.ts';

/** What brings files along may be large, and comes seldom. */
export const withFiles = { bodyLimit: bodyLimits.wordsAndFiles, perMinute: 20 } as const;

/** What a member asks. */
export function enquiryRoutes(register: RegisterMember, parts: EnquiryParts): void {
  const { database, sessions } = parts;

  register('askedAbout', async ({ takes: { kind, ids }, edition, request }) => {
    await sessions.getMember(request);
    const rows = await findAsked(database, edition, kind, ids.split(',').map(Number));
    return { list: rows.map(({ id, name, recipient }) => ({ kind, id, name, recipient })) };
  });

  register('ownContact', async ({ request }) =>
    findOwnContact(database, await sessions.getMember(request)),
  );

  register(
    'enquire',
    async ({ takes, edition, request }) => {
      const member = await sessions.getMember(request);
      return { letters: await sendEnquiry(parts, { member, edition }, takes) };
    },
    withFiles,
  );

  register('enquiryList', async ({ takes: { page = 1, rows = lists.rowsDefault }, request }) => {
    const { id } = await sessions.getMember(request);
    return findEnquiryLines(database, id, { page, rows });
  });

  register('enquiryInfo', async ({ takes: { id }, request }) => {
    const member = await sessions.getMember(request);
    const found = await findOwnLetter(database, id, member.id);
    if (found === undefined) throw new PublicError(errorCatalogue.not_found);
    const { enquiry, ...letter } = found;
    await markLetter(database, id, 'read');
    return { ...letter, others: await findOtherLetters(database, enquiry, id) };
  });

  register('closeEnquiry', async ({ takes: { id }, request }) => {
    const member = await sessions.getMember(request);
    const closed = await closeLetter(database, member.id, id);
    if (!closed) throw new PublicError(errorCatalogue.not_found);
    return null;
  });
}
