import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, type Desk, toList, toRecord } from './desk-client.ts';

const patienceMs = 600_000;
const pauseMs = 250;

type Kind = 'suppliers' | 'products';

/** A catalogue import, as the desk's screen drives it. */
export class CatalogueImport {
  readonly #desk: Desk;
  readonly id: number;

  private constructor(desk: Desk, id: number) {
    this.#desk = desk;
    this.id = id;
  }

  static upload(
    desk: Desk,
    kind: Kind,
    name: string,
    file: Uint8Array<ArrayBuffer> | string,
  ): Promise<Answer> {
    return desk.sendBytes(`/imports/upload?${new URLSearchParams({ kind, name })}`, file);
  }

  static async start(
    desk: Desk,
    kind: Kind,
    file: Uint8Array<ArrayBuffer> | string,
  ): Promise<CatalogueImport> {
    const answer = await CatalogueImport.upload(desk, kind, 'catalogue', file);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return new CatalogueImport(desk, Number(toRecord(answer.body)['id']));
  }

  async status(): Promise<Record<string, unknown>> {
    return this.#desk.read(`/imports/${this.id}/status`);
  }

  /** With the columns as they were guessed or remembered. */
  async check(more: object = {}): Promise<Record<string, unknown>> {
    const { mapping } = await this.status();
    await this.order('check', { mapping, ...more });
    return this.reach('checked');
  }

  async run(): Promise<Record<string, unknown>> {
    await this.order('run');
    return this.reach('done');
  }

  async undo(): Promise<Record<string, unknown>> {
    await this.order('undo');
    return this.reach('undone');
  }

  async order(what: string, body: object = {}): Promise<void> {
    const answer = await this.#desk.send('POST', `/imports/${this.id}/${what}`, body);
    if (answer.status !== 202) throw new Error(`${what}: ${JSON.stringify(answer.body)}`);
  }

  async reach(state: string): Promise<Record<string, unknown>> {
    return this.until((status) => status['state'] === state);
  }

  async until(
    isSo: (status: Record<string, unknown>) => boolean,
  ): Promise<Record<string, unknown>> {
    const end = performance.now() + patienceMs;
    for (;;) {
      const status = await this.status();
      if (isSo(status)) return status;
      if (performance.now() > end) throw new Error(`Still ${JSON.stringify(status)}`);
      await delay(pauseMs);
    }
  }

  async rows(state: string, page = 1): Promise<Record<string, unknown>[]> {
    const answer = await this.#desk.read(`/imports/${this.id}/rows?state=${state}&page=${page}`);
    return toList(answer['rows']);
  }

  async report(language: string): Promise<string> {
    const answer = await this.#desk.send('GET', `/imports/${this.id}/report`, undefined, {
      'accept-language': language,
    });
    return String(answer.body);
  }
}
