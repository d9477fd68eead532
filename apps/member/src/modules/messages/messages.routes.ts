import { errorCatalogue } from '@ironbridge/contract';
import type { SpamMark } from '@ironbridge/domain';
import { PublicError } from '@ironbridge/service';
import type { Pool } from 'pg';
import type { RegisterMember } from '../../http/member-route.ts';
import { type Limits, perAddress, perNetwork } from '../../limits.ts';
import { parseContact } from '../forms/parse-contact.ts';
import { screenText } from '../forms/screen-text.ts';
import type { Sessions } from '../identity/sessions.ts';

interface MessageParts {
  readonly database: Pool;
  readonly sessions: Sessions;
  readonly limits: Limits;
}

const hour = 3600;
/** Of a visitor nothing is known but the edition; that is where the law of the place begins. */
const regionOfVisitor = { cn: 'mainland', en: 'abroad' } as const;

/** Anybody may write to the house, a member or not. What looks like spam is kept with its marks, for people to judge. */
export function messageRoutes(
  register: RegisterMember,
  { database, sessions, limits }: MessageParts,
): void {
  register(
    'sendMessage',
    async ({ takes, edition, request }) => {
      if (!takes.agreed) throw new PublicError(errorCatalogue.agree_first);
      const { phone, email } = parseContact(takes);
      const member = await sessions.findMember(request);
      await limits.take([
        perAddress('message-hour', request.ip, { most: 10, seconds: hour }),
        perNetwork('message', request.ip, { most: 40, seconds: hour }),
      ]);
      const marks: SpamMark[] = [
        ...screenText(takes.message),
        ...(takes.homepage ? (['trap'] as const) : []),
      ];
      await database.query(
        `insert into messages (subject, region, edition, form, topic, message, contact_name, contact_phone,
           contact_email, marks)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (form) do nothing`,
        [
          ...[member?.id ?? null, member?.region ?? regionOfVisitor[edition], edition],
          ...[takes.form, takes.topic, takes.message, takes.name, phone, email, marks],
        ],
      );
      return null;
    },
    { perMinute: 5 },
  );
}
