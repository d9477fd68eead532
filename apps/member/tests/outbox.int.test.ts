import { newMember } from '@ironbridge/people';
import { loadStackEnv, readInbox } from '@ironbridge/stack';
import { Pool } from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { inTransaction } from '../src/database.ts';
import { type PostedMail, postMail } from '../src/modules/delivery/outbox.ts';

const database = new Pool({ connectionString: loadStackEnv()['MEMBER_DATABASE_URL'] });
afterAll(() => database.end());

async function memberWith(email: string): Promise<PostedMail> {
  const { id } = await newMember('en');
  await database.query('update members set email = $2 where id = $1', [id, email]);
  return {
    template: 'password_changed',
    refers: { member: id },
    subject: id,
    region: 'abroad',
    edition: 'en',
  };
}

const mark = Date.now().toString(36);
const post = (mail: PostedMail) => inTransaction(database, (client) => postMail(client, mail));

async function stateOf({ subject }: PostedMail) {
  const { rows } = await database.query<{
    state: string;
    attempts: number;
    problem: string | null;
  }>('select state, attempts, problem from outbox where subject = $1', [subject]);
  return rows;
}

it('sends what was committed, once, and nothing of what was not', async () => {
  const to = `kept-${mark}@example.com`;
  const mail = await memberWith(to);
  await expect(
    inTransaction(database, async (client) => {
      await postMail(client, mail);
      throw new Error('The form was not right after all');
    }),
  ).rejects.toThrow();
  expect(await stateOf(mail)).toEqual([]);
  await post(mail);
  await vi.waitFor(
    async () =>
      expect(await stateOf(mail)).toEqual([{ state: 'sent', attempts: 1, problem: null }]),
    120_000,
  );
  expect(await readInbox({ to })).toMatchObject([{ subject: 'Your password was changed' }]);
});

it('tries again where the other side is busy, under the same id, and shows that it did', async () => {
  const to = `busy-${mark}@example.com`;
  const mail = await memberWith(to);
  await post(mail);
  await vi.waitFor(
    async () => expect(await stateOf(mail)).toMatchObject([{ state: 'sent', attempts: 2 }]),
    120_000,
  );
  expect(await readInbox({ to })).toHaveLength(1);
});

it('gives up at once where there is nobody, and says why without saying who', async () => {
  const mail = await memberWith(`nobody-${mark}@example.com`);
  await post(mail);
  await vi.waitFor(
    async () =>
      expect(await stateOf(mail)).toEqual([
        { state: 'failed', attempts: 1, problem: 'RCPT TO 550' },
      ]),
    120_000,
  );
});

it('forgets the letter together with its member', async () => {
  const mail = await memberWith(`gone-${mark}@example.com`);
  await inTransaction(database, async (client) => {
    await postMail(client, mail);
    await client.query('delete from members where id = $1', [mail.subject]);
  });
  expect(await stateOf(mail)).toEqual([]);
});
