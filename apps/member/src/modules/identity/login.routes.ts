import type { MemberCallName } from '@ironbridge/contract';
import type { Asked, RegisterMember } from '../../http/member-route.ts';
import { inEvenTime } from './even-time.ts';
import type { From, LoginService } from './login.service.ts';
import type { Member } from './member.ts';
import type { Seals } from './seals.ts';
import { endedSessionCookie, toSessionCookie } from './session-token.ts';
import type { Sessions } from './sessions.ts';

/** Longer than the slowest of the ways through takes. */
const evenMs = 250;

export function loginRoutes(
  register: RegisterMember,
  { login, seals, sessions }: { login: LoginService; seals: Seals; sessions: Sessions },
): void {
  const letIn = async ({ request, reply, edition }: AnyAsked, member: Member): Promise<null> => {
    const token = await sessions.begin(member, edition, request);
    reply.header('set-cookie', toSessionCookie(token));
    return null;
  };

  register('publicKey', () => seals.getPublicKey());
  register('verifyCode', async (asked) => {
    await login.sendCode(asked.takes, toFrom(asked));
    return null;
  });
  register('loginByCode', async (asked) =>
    letIn(asked, await inEvenTime(evenMs, login.findByCode(asked.takes, toFrom(asked)))),
  );
  register('loginByPwd', async (asked) =>
    letIn(asked, await inEvenTime(evenMs, login.findByPassword(asked.takes, toFrom(asked)))),
  );
  register('register', async (asked) =>
    letIn(asked, await inEvenTime(evenMs, login.register(asked.takes, toFrom(asked)))),
  );
  register('resetPassword', async (asked) => {
    const member = await inEvenTime(evenMs, login.resetPassword(asked.takes, toFrom(asked)));
    await sessions.endAll(member);
    asked.reply.header('set-cookie', endedSessionCookie);
    return null;
  });
  register('changePassword', async (asked) => {
    const member = await sessions.getMember(asked.request);
    await login.changePassword(member, asked.takes, toFrom(asked));
    await sessions.endOthers(member, asked.request);
    return null;
  });
}

type AnyAsked = Pick<Asked<MemberCallName>, 'request' | 'reply' | 'edition'>;

function toFrom({ request, edition }: AnyAsked): From {
  const { referer } = request.headers;
  const place = referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname : '';
  return { address: request.ip, edition, place: place.slice(0, 300) };
}
