import { shanghaiDate, shanghaiTime } from '@ironbridge/domain';
import { findDone } from '../../platform/find-done.server.ts';
import { getMember } from '../../platform/login-first.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { toDevice } from './to-device.ts';

export async function loadSessions(visit: Visit, request: Request) {
  await getMember(visit, request);
  const { list } = await visit.member.call('sessionList', {});
  const words = visit.copy.profile;
  return {
    done: findDone(request, { ended: words.ended, others: words.endedOthers }),
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
