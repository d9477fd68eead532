import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { EditionId } from '@ironbridge/domain';
import { getSettings, loadStackEnv, root } from '@ironbridge/stack';

const run = promisify(execFile);
const email = 'journeys@desk.test';
const password = 'a-long-password-for-journeys';

/** An administrator at the desk's HTTP API, made by the command that makes the first one. */
export async function openDesk() {
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

  return {
    /** A draft that nobody has published. */
    async makeDraft(edition: EditionId, title: string): Promise<number> {
      const response = await send('POST', '/articles', { edition, title }, token);
      if (response.status !== 201) throw new Error(`The desk refused a draft: ${response.status}`);
      return ((await response.json()) as { doc: { id: number } }).doc.id;
    },
    /** Where the desk's preview button leads. */
    async findPreviewLink(id: number): Promise<string> {
      const response = await send('GET', `/articles/${id}/preview`, undefined, token);
      return response.headers.get('location') ?? '';
    },
    async remove(id: number): Promise<void> {
      await send('DELETE', `/articles/${id}`, undefined, token);
    },
  };
}
