import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { EditionId, Role } from '@ironbridge/domain';
import { getSettings, loadStackEnv, root } from '@ironbridge/stack';

const run = promisify(execFile);
/**
 * To make an administrator anew ends what that one has begun elsewhere, and of two who sign in as one person in the
 * same moment only one is let in: each worker has its own people.
 */
const worker = process.env['TEST_PARALLEL_INDEX'] ?? '0';
const email = `journeys-${worker}@desk.test`;
const password = 'a-long-password-for-journeys';

/** Someone to sign in as. */
export interface Person {
  readonly email: string;
  readonly password: string;
}

let opened: ReturnType<typeof open> | undefined;

/** An administrator at the desk's HTTP API, made by the command that makes the first one. */
export function openDesk(): ReturnType<typeof open> {
  opened ??= open();
  return opened;
}

async function open() {
  const url = `http://127.0.0.1:${getSettings().ports.desk}/api`;
  await run(process.execPath, [join(root, 'apps/desk/scripts/create-admin-cli.ts')], {
    env: { ...process.env, ...loadStackEnv(), ADMIN_EMAIL: email, ADMIN_PASSWORD: password },
  });
  const send = (method: string, path: string, body?: object, token?: string) =>
    fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(token ? { authorization: `JWT ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const { token } = (await (await send('POST', '/users/login', { email, password })).json()) as {
    token: string;
  };

  const make = async (collection: string, data: object): Promise<number> => {
    const response = await send('POST', `/${collection}`, data, token);
    if (response.status !== 201) throw new Error(`The desk refused: ${response.status}`);
    return ((await response.json()) as { doc: { id: number } }).doc.id;
  };

  return {
    make,
    /** A draft that nobody has published. */
    makeDraft: (edition: EditionId, title: string) => make('articles', { edition, title }),
    /** A live article, as if the other edition's editor had written it. */
    makeArticle: (edition: EditionId, title: string) =>
      make('articles', { edition, title, _status: 'published' }),
    /** Someone with a role, to sign in as. */
    async makePerson(role: Role): Promise<Person> {
      const person = { email: `journeys-${role}-${worker}@desk.test`, password };
      // There from an earlier run: as good as new.
      await send('POST', '/users', { ...person, name: `Journey ${role}`, role }, token);
      return person;
    },
    /** What the audit log holds of an article, oldest first. */
    async findDeeds(id: number): Promise<string[]> {
      const query = `where[collection][equals]=articles&where[item][equals]=${id}&sort=id`;
      const response = await send('GET', `/audit_log?${query}`, undefined, token);
      const { docs } = (await response.json()) as { docs: { action: string }[] };
      return docs.map(({ action }) => action);
    },
    /** A record as it stands, draft or not. */
    async read(path: string): Promise<Record<string, unknown>> {
      const response = await send('GET', `${path}?draft=true&depth=0`, undefined, token);
      return (await response.json()) as Record<string, unknown>;
    },
    /** An uploaded film that is one: what other tests left among the files may be hollow. */
    async findFilm(): Promise<number> {
      const query = 'where[file][exists]=true&where[_status][equals]=published&limit=1&depth=0';
      const response = await send('GET', `/videos?${query}`, undefined, token);
      const { docs } = (await response.json()) as { docs: { file: number }[] };
      return docs[0]?.file ?? 0;
    },
    /** Where the desk's preview button leads. */
    async findPreviewLink(id: number): Promise<string> {
      const response = await send('GET', `/articles/${id}/preview`, undefined, token);
      return response.headers.get('location') ?? '';
    },
    async remove(id: number, collection = 'articles'): Promise<void> {
      // Someone of the journey may still have it open.
      const locks = `where[document.value][equals]=${id}`;
      await send('DELETE', `/payload-locked-documents?${locks}`, undefined, token);
      const { status } = await send('DELETE', `/${collection}/${id}`, undefined, token);
      if (status !== 200 && status !== 404) throw new Error(`The desk kept ${id}: ${status}`);
    },
  };
}
