'use client';

import { Type } from 'typebox';
import { Value } from 'typebox/value';

const refusal = Type.Object({ errors: Type.Array(Type.Object({ message: Type.String() })) });

/** Sends an order to the desk; what it refuses is thrown in its own words. */
export async function post(path: string, language: string, body: object = {}): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  const [first] = Value.Check(refusal, answer) ? answer.errors : [];
  throw new Error(first?.message ?? `${response.status}`);
}
