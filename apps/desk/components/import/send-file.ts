'use client';

import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { ImportKind } from '../../importing/import-run.ts';
import { isMade } from './import-status.ts';

const refusal = Type.Object({ errors: Type.Array(Type.Object({ message: Type.String() })) });

/** Sends the file as it is, and says under which number it was read. */
export async function sendFile(file: File, kind: ImportKind, language: string): Promise<number> {
  const asked = new URLSearchParams({ kind, name: file.name });
  const response = await fetch(`/api/imports/upload?${asked}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'accept-language': language },
    body: file,
  });
  const answer: unknown = await response.json();
  if (isMade(answer)) return answer.id;
  const [first] = Value.Check(refusal, answer) ? answer.errors : [];
  throw new Error(first?.message ?? `${response.status}`);
}
