import { errorCatalogue } from '@ironbridge/contract';
import { PublicError } from '@ironbridge/service';
import type { RegisterMember } from '../../http/member-route.ts';
import { answerLetter } from './answer-letter.ts';
import { withFiles } from './enquiries.routes.ts';
import type { EnquiryParts } from './enquiry-parts.ts';
import { findOpenLetter, markLetter, reportLetter } from './letters.repository.ts';

/** What whoever is asked may do, by the key in the letter. */
export function replyRoutes(register: RegisterMember, parts: EnquiryParts): void {
  const { database, keys } = parts;
  const getLetter = (token: string): number => {
    const letter = keys.findLetter(token);
    if (letter === undefined) throw new PublicError(errorCatalogue.reply_gone);
    return letter;
  };

  register('replyInfo', async ({ takes: { token } }) => {
    const found = await findOpenLetter(database, getLetter(token));
    if (found === undefined) throw new PublicError(errorCatalogue.reply_gone);
    const { enquiry: _, ...letter } = found;
    return letter;
  });

  register('replySeen', async ({ takes: { token } }) => {
    await markLetter(database, getLetter(token), 'seen');
    return null;
  });

  register(
    'reply',
    async ({ takes }) => {
      await answerLetter(parts, getLetter(takes.token), takes);
      return null;
    },
    withFiles,
  );

  register('reportEnquiry', async ({ takes: { token, reason } }) => {
    const reported = await reportLetter(database, getLetter(token), reason);
    if (!reported) throw new PublicError(errorCatalogue.reply_gone);
    return null;
  });
}
