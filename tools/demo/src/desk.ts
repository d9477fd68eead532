import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { FormData, request } from 'undici';
import { found, loggedIn, made, refused } from './answers.schema.ts';
import { Problem } from './problem.ts';
import { Away } from './try-again.ts';

export type Collection =
  | 'articles'
  | 'banners'
  | 'blogrolls'
  | 'front_pages'
  | 'hot_keywords'
  | 'industries'
  | 'industry_groups'
  | 'issues'
  | 'listings'
  | 'magazines'
  | 'media'
  | 'media_items'
  | 'milestones'
  | 'offices'
  | 'pages'
  | 'people'
  | 'private_files'
  | 'products'
  | 'properties'
  | 'redirects'
  | 'settings'
  | 'shows'
  | 'suppliers'
  | 'tags'
  | 'terms'
  | 'twin_pairs'
  | 'users'
  | 'vacancies'
  | 'video_blocks'
  | 'videos'
  | 'white_papers';

/** A file as it is sent to the desk. */
export interface Upload {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface Conditions {
  readonly [field: string]: string | number;
}

/** The desk's own REST API, asked as the desk's screens ask it: through nginx, by its host name. */
export class Desk {
  readonly #address: string;
  readonly #host: string;
  #token: string | undefined;

  constructor(origin: string) {
    const { host, port, protocol } = new URL(origin);
    // Node does not resolve *.localhost by itself; nginx goes by the Host header.
    this.#address = `${protocol}//127.0.0.1:${port}`;
    this.#host = host;
  }

  /** False when the desk knows no such person or password. */
  async logIn(email: string, password: string): Promise<boolean> {
    const { status, answer } = await this.#send('POST', '/api/users/login', { email, password });
    if (status === 401) return false;
    this.#token = this.#read(loggedIn, status, answer, 'Logging in').token;
    return true;
  }

  async find(collection: Collection, where: Conditions): Promise<number | undefined> {
    const query = toQuery({ depth: '0', limit: '1' }, where);
    const { status, answer } = await this.#send('GET', `/api/${collection}?${query}`);
    return this.#read(found, status, answer, `Looking up ${collection}`).docs[0]?.id;
  }

  async create(collection: Collection, data: object): Promise<number> {
    const { status, answer } = await this.#send('POST', `/api/${collection}?depth=0`, data);
    return this.#read(made, status, answer, `Creating one of ${collection}`).doc.id;
  }

  async update(collection: Collection, id: number, data: object): Promise<void> {
    const { status, answer } = await this.#send('PATCH', `/api/${collection}/${id}?depth=0`, data);
    this.#read(made, status, answer, `Changing ${collection} ${id}`);
  }

  async upload(
    collection: 'media' | 'private_files',
    { name, type, bytes }: Upload,
    data: object,
  ): Promise<number> {
    const form = new FormData();
    form.set('_payload', JSON.stringify(data));
    form.set('file', new Blob([bytes], { type }), name);
    const { status, answer } = await this.#send('POST', `/api/${collection}?depth=0`, form);
    return this.#read(made, status, answer, `Uploading ${name}`).doc.id;
  }

  async count(collection: Collection, where: Conditions = {}): Promise<number> {
    const query = toQuery({ depth: '0', limit: '1' }, where);
    const { status, answer } = await this.#send('GET', `/api/${collection}?${query}`);
    return this.#read(found, status, answer, `Counting ${collection}`).totalDocs;
  }

  async #send(
    method: 'GET' | 'PATCH' | 'POST',
    path: string,
    body?: object,
  ): Promise<{ status: number; answer: unknown }> {
    const headers: Record<string, string> = { host: this.#host, accept: 'application/json' };
    if (this.#token) headers['authorization'] = `JWT ${this.#token}`;
    if (body !== undefined && !(body instanceof FormData))
      headers['content-type'] = 'application/json';
    const sent = body instanceof FormData ? body : body === undefined ? null : JSON.stringify(body);
    const { statusCode, body: stream } = await request(`${this.#address}${path}`, {
      method,
      headers,
      body: sent,
    }).catch((error: unknown) => {
      throw new Problem(
        `The desk at ${this.#host} does not answer: ${String(error)}`,
        'Is it running? pnpm stack status',
      );
    });
    const text = await stream.text();
    if (statusCode >= 502 && statusCode <= 504)
      throw new Away(
        `The desk did not take ${method} ${path}: ${statusCode}`,
        'Is the desk well? pnpm stack status',
      );
    return { status: statusCode, answer: parseJson(text) };
  }

  #read<T extends TSchema>(schema: T, status: number, answer: unknown, doing: string): Static<T> {
    if (status < 400 && Value.Check(schema, answer)) return answer;
    throw new Problem(
      `${doing}: the desk answered ${status}${toReason(answer)}`,
      'More is in the log: pnpm stack logs desk',
    );
  }
}

function toQuery(options: Record<string, string>, where: Conditions): string {
  const query = new URLSearchParams(options);
  for (const [field, value] of Object.entries(where))
    query.set(`where[${field}][equals]`, String(value));
  return query.toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.slice(0, 200);
  }
}

function toReason(answer: unknown): string {
  if (!Value.Check(refused, answer))
    return typeof answer === 'string' && answer ? `: ${answer}` : '';
  const reasons = answer.errors.flatMap(({ message, data }) => [
    message,
    ...(data?.errors ?? []).map((field) => `${field.path ?? ''} ${field.message}`.trim()),
  ]);
  return `: ${reasons.join('; ')}`;
}
