import { randomUUID } from 'node:crypto';
import { type MemberCallName, memberCalls, postCalls } from '@ironbridge/contract';
import { askAs, newAddress, newMember } from '@ironbridge/people';
import { describe, expect, it } from 'vitest';

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The objects of a schema, however deep, that would take more than they name. */
function findOpen(schema: unknown, at = ''): string[] {
  if (!isJson(schema)) return [];
  const open = schema['type'] === 'object' && schema['additionalProperties'] !== false;
  const below = Object.entries(schema).flatMap(([key, value]) => findOpen(value, `${at}/${key}`));
  return [...(open ? [at || '/'] : []), ...below];
}

const bodies = [
  ...Object.values(postCalls).map(({ path, body }) => ({ path, schema: body })),
  ...Object.values(memberCalls)
    .filter(({ method }) => method === 'POST')
    .map(({ path, takes }) => ({ path, schema: takes })),
];

describe('[SEC-32] what no store takes', () => {
  const message = {
    ...{ topic: 'other', message: 'About page 3', name: 'A reader', phone: '' },
    ...{ email: 'reader@example.com', agreed: true, homepage: '' },
  };
  const listing = {
    ...{ kind: 'demand', title: 'Wanted: a valve', detail: '316L', quantity: 1, unit: '' },
    ...{ price: null, currency: '', place: '', industries: [5], days: 30, agreed: true },
    ...{ name: 'A buyer', phone: '', email: 'buyer@example.com' },
  };
  it.each<[MemberCallName, object]>([
    ['sendMessage', { ...message, message: 'half\u0000a word' }],
    ['sendMessage', { ...message, name: '\u0000' }],
    ['postListing', { ...listing, title: 'a\u0000b' }],
    ['postListing', { ...listing, quantity: 1e12 }],
    ['postListing', { ...listing, price: 1e300 }],
    ['postListing', { ...listing, industries: [2 ** 31] }],
  ])('%s refuses %j', async (name, fields) => {
    const { cookie } = await newMember('en');
    const body = { form: randomUUID(), ...fields };
    const told = await askAs('en', memberCalls[name].path, { cookie, address: newAddress(), body });
    expect([told.status, told.json().code]).toEqual([400, 0]);
  });
});

describe('[SEC-19] what a body may say', () => {
  it.each(bodies)('$path names it, and takes nothing else', ({ schema }) => {
    expect(findOpen(schema)).toEqual([]);
  });

  const claims = {
    subject: 1,
    id: 1,
    role: 'administrator',
    banned: false,
    state: 'live',
  } as const;

  it('a mark for another member is refused, and none is made', async () => {
    const [reader, other] = [await newMember('cn'), await newMember('cn')];
    const mark = { kind: 'article', id: 1_000_001, on: true };
    const claimed = { ...mark, subject: other.id };
    const { path } = memberCalls['markFavourite' satisfies MemberCallName];
    const refused = await askAs('cn', path, { cookie: reader.cookie, body: claimed });
    expect([refused.status, refused.json().code]).toEqual([400, 0]);
    const seen = await askAs('cn', memberCalls.favourites.path, { cookie: other.cookie });
    expect(seen.json()).toMatchObject({ code: 1, data: { total: 0 } });
  });

  it.each(bodies)('$path refuses claims of another’s rights', async ({ path }) => {
    const { cookie } = await newMember('cn');
    const address = `10.19.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`;
    for (const body of [
      claims,
      { ...claims, __proto__: { admin: true } },
      JSON.parse('{"__proto__":{"id":1}}') as unknown,
      { constructor: { prototype: { id: 1 } } },
      [claims],
      'x',
      null,
    ]) {
      const { status } = await askAs('cn', path, { cookie, address, body: JSON.stringify(body) });
      expect([path, status]).toEqual([
        path,
        expect.toSatisfy((code: number) => code >= 400 && code < 500),
      ]);
    }
  });
});
