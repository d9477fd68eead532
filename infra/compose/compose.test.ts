import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ports } from '@ironbridge/stack';
import { expect, test } from 'vitest';

const files = ['compose.yaml', 'Dockerfile'].map((name) =>
  readFileSync(join(import.meta.dirname, name), 'utf8'),
);

test('the containers listen where the local stack does', () => {
  const known = new Set(Object.values(ports(8080)).flat());
  const named = files.flatMap((text) => text.match(/\b8\d{3}\b/g) ?? []).map(Number);
  expect(named).toEqual(expect.arrayContaining([8080, 8081, 8093, 8100, 8103, 8110, 8120]));
  expect(named.filter((port) => !known.has(port))).toEqual([]);
});
