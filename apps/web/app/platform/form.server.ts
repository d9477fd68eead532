import { CallFailed } from '@ironbridge/contract';
import { data, redirect } from 'react-router';
import type { Refused } from './form.ts';
import { answerLogin } from './login-first.server.ts';

const longestFileName = 120;

/** What a form says in its text fields, by their names; a field that is not there is empty. */
export async function readFields<Field extends string>(
  request: Request,
  names: readonly Field[],
): Promise<Record<Field, string>> {
  return toFields(await request.formData(), names);
}

/** The same of a form that holds more than text. */
export function toFields<Field extends string>(
  form: FormData,
  names: readonly Field[],
): Record<Field, string> {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of these very names, which entries forget
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Field, string>;
}

/** What was sent along, as the member service takes it; a field that was left alone sends one file without a name. */
export async function toFiles(form: FormData, name: string) {
  const files = form
    .getAll(name)
    .flatMap((value) => (value instanceof File && value.name ? [value] : []));
  return Promise.all(
    files.map(async (file) => ({
      name: file.name.slice(0, longestFileName),
      base64: Buffer.from(await file.arrayBuffer()).toString('base64'),
    })),
  );
}

/** Only what is wrong: rules are written as field → words, or nothing where it is right. */
export function toWrong<Field extends string>(
  rules: Readonly<Partial<Record<Field, string | false | undefined>>>,
): Partial<Record<Field, string>> | undefined {
  const wrong: Partial<Record<Field, string>> = {};
  let isWrong = false;
  for (const field in rules) {
    const words: string | false | undefined = rules[field];
    if (typeof words !== 'string' || words === '') continue;
    wrong[field] = words;
    isWrong = true;
  }
  return isWrong ? wrong : undefined;
}

/** Ends an action: the page is shown again with the form as it was, and what is wrong with it. */
export function answerRefused<Field extends string>(refused: Refused<Field>, status = 400) {
  return data(refused, { status });
}

interface Sending<Field extends string> {
  readonly request: Request;
  /** What is shown again where it is refused: leave out what must not be. */
  readonly typed: Readonly<Partial<Record<Field, string>>>;
  /** Hands it to the member service. */
  readonly send: () => Promise<unknown>;
  /** Visitors send it too: that it is refused is about what it says, not about who. */
  readonly isOpen?: boolean;
  /** Where the reader goes once it is taken. */
  readonly next: string;
}

/** Sends what a form says: taken, the reader goes on; refused, the form is shown again with the server's own words. */
export async function sendForm<Field extends string>({
  request,
  typed,
  send,
  isOpen = false,
  next,
}: Sending<Field>) {
  const failure = await findFailure(send);
  if (failure === undefined) return redirect(next, 303);
  if (failure.statusCode === 401 && !isOpen) answerLogin(request);
  const wrong: Partial<Record<Field, string>> = {};
  return answerRefused({ typed, wrong, words: failure.message }, failure.statusCode);
}

/** What the member service says against it, in words for the reader; whatever else goes wrong goes on as it is. */
export async function findFailure(send: () => Promise<unknown>): Promise<CallFailed | undefined> {
  try {
    await send();
    return undefined;
  } catch (error) {
    if (error instanceof CallFailed) return error;
    throw error;
  }
}
