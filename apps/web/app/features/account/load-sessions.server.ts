import { shanghaiDate, shanghaiTime } from '@ironbridge/domain';
import { getMember } from '../../platform/login-first.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { toDevice } from './to-device.ts';

export async function loadSessions(visit: Visit, request: Request) {
  await getMember(visit, request);
  const { list } = await visit.member.call('sessionList', {});
  const words = visit.copy.profile;
  return {
    done: new URL(request.url).searchParams.has('done') ? words.ended : undefined,
    sessions: list.map(({ id, agent, address, edition, created, current }) => ({
      id,
      device: toDevice(agent) ?? words.unknownDevice,
      address,
      edition: words.edition[edition],
      since: `${shanghaiDate(created)} ${shanghaiTime(created)}`,
      current,
    })),
  };
}

export type SessionsPage = Awaited<ReturnType<typeof loadSessions>>;
