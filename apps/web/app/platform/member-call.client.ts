import type { MemberCallName, MemberCalls, MemberData, MemberTakes } from '@ironbridge/contract';

/** What each path takes and gives; the table itself would bring its schemas along. */
type Asked = NamesBy<'GET'>;
type Sent = NamesBy<'POST'>;
type NamesBy<Method> = {
  [Name in MemberCallName as MemberCalls[Name]['method'] extends Method
    ? MemberCalls[Name]['path']
    : never]: { readonly takes: MemberTakes<Name>; readonly data: MemberData<Name> };
};

/** Taken, with what came of it; or not, and why, in words for the reader. Without a status nobody was reached. */
export type Outcome<Data> =
  | { readonly code: 1; readonly msg: string; readonly data: Data }
  | { readonly code: 0; readonly msg: string; readonly status: number };

export function askMember<Path extends keyof Asked>(
  path: Path,
  takes: Asked[Path]['takes'],
): Promise<Outcome<Asked[Path]['data']>> {
  const query = new URLSearchParams(
    Object.entries(takes).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return request(query ? `${path}?${query}` : path, { method: 'GET' });
}

export function sendToMember<Path extends keyof Sent>(
  path: Path,
  takes: Sent[Path]['takes'],
): Promise<Outcome<Sent[Path]['data']>> {
  return request(path, { method: 'POST', body: JSON.stringify(takes) });
}

type Request = { readonly method: 'GET' } | { readonly method: 'POST'; readonly body: string };

async function request<Data>(path: string, init: Request): Promise<Outcome<Data>> {
  try {
    const type = init.method === 'POST' ? { 'content-type': 'application/json' } : {};
    const headers = { accept: 'application/json', ...type };
    const answer = await fetch(path, { ...init, headers, credentials: 'same-origin' });
    const body: unknown = await answer.json();
    if (isTaken<Data>(body)) return body;
    return { code: 0, status: answer.status, msg: findWords(body) };
  } catch {
    return { code: 0, status: 0, msg: '' };
  }
}

/** The service answers by the same table, so the envelope's code is all there is to judge. */
function isTaken<Data>(body: unknown): body is Outcome<Data> & { readonly code: 1 } {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 1;
}

function findWords(body: unknown): string {
  const words = typeof body === 'object' && body !== null && 'msg' in body ? body.msg : '';
  return typeof words === 'string' ? words : '';
}
