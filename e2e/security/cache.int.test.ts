import { type EditionId, editionIds } from '@ironbridge/domain';
import { type NewMember, newMember } from '@ironbridge/people';
import { describe, expect, it } from 'vitest';
import { hostOf } from '../support/api.ts';
import { type Answer, ask } from '../support/ask.ts';
import { gets, pathOf } from './every-route.ts';

/** What only the member may see: asked for as the member, and found in nobody else's answer. */
function findTraces(member: NewMember, { headers, body }: Answer): string[] {
  const { truename, email, phone, token } = member;
  return [
    ...[truename, email, phone, token].filter((own) => body.includes(own)),
    ...(headers['set-cookie'] ? ['set-cookie'] : []),
  ];
}

/** Pages say which request could not be answered, and when; no two are the same. */
const withoutRequest = (body: string): string =>
  body
    .replaceAll(/[0-9a-f]{32}|[0-9a-f-]{36}/g, '#')
    .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, '#');

const askBoth = async (edition: EditionId, path: string, cookie: string) => {
  const headers = { cookie, authorization: 'Bearer x', 'x-forwarded-for': '6.6.6.6' };
  const asMember = await ask(hostOf(edition), path, headers);
  const asStranger = await ask(hostOf(edition), path);
  return { asMember, asStranger };
};

describe.each(editionIds)(
  '[SEC-27] every route, first as a member, then as a stranger, %s',
  (edition) => {
    it('[MEM-1] what is shared is the same, byte for byte: a visitor reads what a member reads', async () => {
      const member = await newMember(edition);
      const different: unknown[] = [];
      for (const route of gets.filter(({ cookie }) => !cookie)) {
        const own = `${pathOf(route)}?walk=${member.id}`;
        for (const path of [
          own,
          ...(route.data
            ? [own.replace(/\/?\?/, (at) => (at === '/?' ? '/_.data?' : '.data?'))]
            : []),
        ]) {
          const { asMember, asStranger } = await askBoth(edition, path, member.cookie);
          const traces = [...findTraces(member, asMember), ...findTraces(member, asStranger)];
          const same = withoutRequest(asMember.body) === withoutRequest(asStranger.body);
          if (!same || traces.length > 0 || asMember.status !== asStranger.status)
            different.push([path, asMember.status, asStranger.status, traces]);
        }
      }
      expect(different).toEqual([]);
    });

    it('what is a member’s is kept by nobody, and no stranger gets it', async () => {
      const member = await newMember(edition);
      const leaking: unknown[] = [];
      for (const route of gets.filter(({ cookie }) => cookie)) {
        // It ends the session with which the rest is asked.
        if (route.path.endsWith('/logout')) continue;
        for (const ending of ['', '/x.css', ';x.css', '.css', '?x.css', '%3bx.css']) {
          const path = `${pathOf(route)}${ending}`;
          const { asMember, asStranger } = await askBoth(edition, path, member.cookie);
          const traces = findTraces(member, asStranger).filter((trace) => trace !== 'set-cookie');
          const named = findTraces(member, asMember).filter((trace) => trace !== 'set-cookie');
          const kept =
            asMember.headers['x-cache'] === 'hit' ||
            !/no-store/.test(String(asMember.headers['cache-control']));
          if (traces.length > 0 || (named.length > 0 && kept)) leaking.push([path, traces, named]);
        }
      }
      expect(leaking).toEqual([]);
      const { body } = await ask(hostOf(edition), '/api/userinfo', { cookie: member.cookie });
      expect(body).toContain(member.truename);
    });
  },
);
