import { type CallName, calls } from '@ironbridge/contract';
import { expect, it } from 'vitest';
import { createApi, hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';

const takes = (param: string) => (name: CallName) => param in calls[name].query.properties;
const names = Object.keys(calls) as CallName[];
const listed = names.filter(takes('keyword')).filter((name) => name !== 'search');

/** What finds everything or breaks the question, were it read as anything but words. */
const operators = [
  '*',
  '?*',
  '/.*/',
  '*:*',
  '"*',
  '(*',
  '[* *]',
  '{"match_all":{}}zqxv',
  'zqxv | *',
];

it.each(listed)(
  '[SEC-34] %s reads operators of the engine as words, which nothing holds',
  async (name) => {
    for (const keyword of operators) {
      const question = `${calls[name].path}?keyword=${encodeURIComponent(keyword)}`;
      const { status, body } = await ask(hostOf('en'), question);
      const { data } = JSON.parse(body) as { data: { total?: number; months?: unknown[] } };
      expect([keyword, status, data.total ?? data.months?.length]).toEqual([keyword, 200, 0]);
    }
  },
);

it('[SEC-34] a search for an operator finds no more than nothing', async () => {
  for (const keyword of operators) {
    const { total } = await createApi('en').get('search', { keyword });
    expect([keyword, total]).toEqual([keyword, 0]);
  }
});

it.each(names.filter(takes('sort')))(
  '[SEC-34] %s is put in no order but those it names',
  async (name) => {
    for (const sort of [
      'id',
      '_score',
      'price:desc',
      '__proto__',
      'constructor',
      '{"id":"asc"}',
      '_script',
    ]) {
      const question = `${calls[name].path}?keyword=a&sort=${encodeURIComponent(sort)}`;
      expect([sort, (await ask(hostOf('en'), question)).status]).toEqual([sort, 400]);
    }
  },
);

it.each(names.filter(takes('keyword')))(
  '[SEC-33] %s is answered at once, whatever it is asked',
  async (name) => {
    const bombs = [
      'a'.repeat(100),
      `${'aaaa..'.repeat(16)}!`,
      `${'(a+'.repeat(30)}${')+'.repeat(5)}`,
      `${'ā̈'.repeat(33)}`,
      `${'泵-'.repeat(50)}`,
      `${' \t'.repeat(45)}x`,
    ];
    for (const bomb of bombs) {
      const question = `${calls[name].path}?keyword=${encodeURIComponent(bomb)}`;
      // What takes long ends as a 503; so may anything at a moment when the engine has no time.
      await expect.poll(async () => (await ask(hostOf('cn'), question)).status).toBeLessThan(500);
    }
  },
);
