'use client';

import { useEffect, useState } from 'react';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

const property = Type.Object({
  key: Type.String(),
  label: Type.Union([Type.String(), Type.Null()]),
  unit: Type.Union([Type.String(), Type.Null()]),
  kind: Type.Union([Type.Literal('number'), Type.Literal('range'), Type.Literal('text')]),
});

const answer = Type.Object({ docs: Type.Array(property) });

export type Property = Type.Static<typeof property>;

/** The dictionary of properties, read once a page. Without it the rows still show their keys. */
export function useProperties(): readonly Property[] {
  const [properties, setProperties] = useState<readonly Property[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    fetch('/api/properties?limit=2000&depth=0&sort=key', { signal: stop.signal })
      .then((response) => response.json())
      .then((body: unknown) => {
        if (Value.Check(answer, body)) setProperties(body.docs);
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted) throw error;
      });
    return () => stop.abort();
  }, []);
  return properties;
}
