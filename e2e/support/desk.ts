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
    /** A live article, as if the other edition's editor had written it. */
    async makeArticle(edition: EditionId, title: string): Promise<number> {
      const data = { edition, title, _status: 'published' };
      const response = await send('POST', '/articles', data, token);
      if (response.status !== 201) throw new Error(`The desk refused: ${response.status}`);
      return ((await response.json()) as { doc: { id: number } }).doc.id;
    },
    /** Someone who may write one edition, to sign in with. */
    async makeEditor(edition: EditionId): Promise<{ email: string; password: string }> {
      const person = { email: `journeys-${edition}@desk.test`, password };
      const data = { ...person, name: `Editor ${edition}`, role: `editor_${edition}` };
      // There from an earlier run: as good as new.
      await send('POST', '/users', data, token);
      return person;
    },
    /** What the audit log holds of an article, oldest first. */
    async findDeeds(id: number): Promise<string[]> {
      const query = `where[collection][equals]=articles&where[item][equals]=${id}&sort=id`;
      const response = await send('GET', `/audit_log?${query}`, undefined, token);
      const { docs } = (await response.json()) as { docs: { action: string }[] };
      return docs.map(({ action }) => action);
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
