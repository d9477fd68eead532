import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { calls } from './calls.ts';
import { memberCalls } from './member-calls.ts';
import { postCalls } from './post-calls.ts';

const rows = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'));

const documented = [
  ...Object.values(calls).map(({ path, query }) => ({ call: `GET ${path}`, takes: query })),
  ...Object.values(postCalls).map(({ path, body }) => ({ call: `POST ${path}`, takes: body })),
  ...Object.values(memberCalls).map(({ method, path, takes }) => ({
    call: `${method} ${path}`,
    takes,
  })),
];

it.each(documented)('docs/api.md tells of $call and of all that it takes', ({ call, takes }) => {
  const row = rows.find((line) => line.startsWith(`| \`${call}\` |`));
  expect(row, `a row that begins with | \`${call}\` |`).toBeDefined();
  for (const param of Object.keys(takes.properties)) expect(row).toContain(`\`${param}\``);
});

it('docs/api.md tells of no call that is not there', () => {
  const told = rows.flatMap((line) => /^\| `((?:GET|POST) \/\S+)`/.exec(line)?.[1] ?? []);
  expect(told.toSorted()).toEqual(documented.map(({ call }) => call).toSorted());
});
