import { setTimeout as pause } from 'node:timers/promises';
import { isEnvelope } from '@ironbridge/contract';
import type { NewMember } from '@ironbridge/people';
import type { Agent } from 'undici';
import { killProcess } from './kill-process.ts';
import { createAddresses } from './many-addresses.ts';
import type { FilledForm, FormKind } from './member-forms.ts';
import type { Stack } from './stack.ts';

const atOnce = 24;
const firstPauseMs = 500;
const longestPauseMs = 8000;

interface OwnForm {
  readonly agent: Agent;
  readonly person: NewMember;
  readonly form: FilledForm;
}

/** Each person sends one form of each kind, and the same again until it is answered with code 1. */
export class FormSenders {
  taken = 0;
  sentAgain = 0;
  killed = 0;
  readonly #stack: Stack;
  readonly #victims: readonly string[];
  readonly #forms: readonly OwnForm[];
  #next = 0;

  constructor(
    stack: Stack,
    people: readonly NewMember[],
    kinds: readonly FormKind[],
    victims: readonly string[],
  ) {
    this.#stack = stack;
    this.#victims = victims;
    this.#forms = createAddresses(people.length).flatMap((agent, n) => {
      const person = people[n];
      return person ? kinds.map((kind) => ({ agent, person, form: kind.fill(person) })) : [];
    });
  }

  async run(): Promise<void> {
    await Promise.all(Array.from({ length: atOnce }, () => this.#sendSome()));
  }

  async #sendSome(): Promise<void> {
    for (let own = this.#take(); own; own = this.#take()) {
      await this.#killWhenDue();
      for (let wait = firstPauseMs; !(await this.#isTaken(own)); ) {
        this.sentAgain += 1;
        await pause(wait);
        wait = Math.min(2 * wait, longestPauseMs);
      }
      this.taken += 1;
    }
  }

  #take(): OwnForm | undefined {
    this.#next += 1;
    return this.#forms[this.#next - 1];
  }

  /** One in the middle of each equal share of the forms. */
  async #killWhenDue(): Promise<void> {
    const victim = this.#victims[this.killed];
    const due = ((this.killed + 0.5) / this.#victims.length) * this.#forms.length;
    if (victim === undefined || this.taken < due) return;
    this.killed += 1;
    await killProcess(victim);
  }

  async #isTaken({ agent, person, form }: OwnForm): Promise<boolean> {
    const host = this.#stack.hosts[person.edition];
    const answer = await agent
      .request({
        origin: `http://127.0.0.1:${this.#stack.running.ports.nginx}`,
        path: form.path,
        method: 'POST',
        headers: {
          host,
          cookie: person.cookie,
          origin: `http://${host}`,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
        },
        body: form.body,
      })
      .then(async (given) => ({ status: given.statusCode, text: await given.body.text() }))
      // Cut while it was being sent: not taken, as far as its sender knows.
      .catch(() => undefined);
    if (answer === undefined || answer.status >= 500 || answer.status === 429) return false;
    const told: unknown = JSON.parse(answer.text);
    if (isEnvelope(told) && told.code === 1) return true;
    throw new Error(`${form.path} answered ${answer.status} ${answer.text}`);
  }
}
