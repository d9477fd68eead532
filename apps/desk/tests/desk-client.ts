import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Role } from '@ironbridge/domain';
import { getSettings, loadStackEnv, root } from '@ironbridge/stack';

const run = promisify(execFile);
const password = 'a-long-password-for-tests';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A person at the desk's HTTP API, or nobody. */
export class Desk {
  static readonly url = `http://127.0.0.1:${getSettings().ports.desk}`;
  private static administrator: Promise<Desk> | undefined;
  private readonly token: string | undefined;
  readonly id: number;

  private constructor(token: string | undefined, id = 0) {
    this.token = token;
    this.id = id;
  }

  static nobody(): Desk {
    return new Desk(undefined);
  }

  static async signIn(email: string, word = password): Promise<Desk> {
    const answer = await Desk.nobody().send('POST', '/users/login', { email, password: word });
    if (answer.status !== 200) throw new Error(`${email} cannot sign in: ${answer.status}`);
    return new Desk(textAt(answer.body, 'token'), idAt(answer.body, 'user'));
  }

  /** Made as an installation makes its first one, by the command: once for all files, for it takes its time. */
  static asAdministrator(): Promise<Desk> {
    const email = 'administrator@desk.test';
    Desk.administrator ??= Desk.signIn(email).catch(async () => {
      const env = {
        ...process.env,
        ...loadStackEnv(),
        ADMIN_EMAIL: email,
        ADMIN_PASSWORD: password,
      };
      await run(process.execPath, [`${root}/apps/desk/scripts/create-admin-cli.ts`], { env });
      return Desk.signIn(email);
    });
    return Desk.administrator;
  }

  static async as(role: Role): Promise<Desk> {
    const administrator = await Desk.asAdministrator();
    if (role === 'administrator') return administrator;
    const email = `${role.replace('_', '-')}@desk.test`;
    await administrator.send('POST', '/users', { email, password, name: role, role });
    return Desk.signIn(email);
  }

  /** What says who is asking, to a screen as to a call. */
  headers(): Record<string, string> {
    return this.token ? { authorization: `JWT ${this.token}` } : {};
  }

  async send(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(`${Desk.url}/api${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...this.headers(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return toAnswer(response);
  }

  async upload(
    bytes: Uint8Array<ArrayBuffer>,
    name: string,
    type: string,
    data: object = {},
    collection: 'media' | 'private_files' = 'media',
  ): Promise<Answer> {
    const form = new FormData();
    form.set('file', new Blob([bytes], { type }), name);
    form.set('_payload', JSON.stringify(data));
    const response = await fetch(`${Desk.url}/api/${collection}`, {
      method: 'POST',
      headers: this.headers(),
      body: form,
    });
    return toAnswer(response);
  }

  /** Sends bytes as they are. */
  async sendBytes(path: string, bytes: Uint8Array<ArrayBuffer> | string): Promise<Answer> {
    const response = await fetch(`${Desk.url}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        ...this.headers(),
      },
      body: bytes,
    });
    return toAnswer(response);
  }

  /** Creates and says the new record's id; anything but success is a mistake in the test. */
  async make(collection: string, data: object): Promise<number> {
    const answer = await this.send('POST', `/${collection}`, data);
    if (answer.status !== 201) {
      throw new Error(`${collection}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return idAt(answer.body, 'doc');
  }

  async read(path: string): Promise<Record<string, unknown>> {
    const answer = await this.send('GET', path);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    return toRecord(answer.body);
  }
}

async function toAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: json ? JSON.parse(text) : text,
  };
}

export function toRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null)
    throw new Error(`Not an object: ${String(value)}`);
  return Object.fromEntries(Object.entries(value));
}

export function toList(value: unknown): Record<string, unknown>[] {
  if (!Array.isArray(value)) throw new Error(`Not a list: ${String(value)}`);
  return value.map(toRecord);
}

export function messageOf(answer: Answer): string {
  return String(toList(toRecord(answer.body)['errors'])[0]?.['message']);
}

function textAt(body: unknown, key: string): string {
  return String(toRecord(body)[key]);
}

export function idAt(body: unknown, key: string): number {
  return Number(toRecord(toRecord(body)[key])['id']);
}
