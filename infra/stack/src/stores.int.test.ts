import { beforeAll, describe, expect, test } from 'vitest';
import { loadStackEnv } from './env-files.ts';
import { tryCommand } from './run-command.ts';
import { type S3Access, sendS3 } from './signed-s3-request.ts';

let env: Record<string, string>;
beforeAll(() => {
  env = loadStackEnv();
});
const setting = (name: string): string => env[name] ?? '';

function sql(url: string, statement: string): Promise<{ code: number | null; output: string }> {
  return tryCommand(['psql', '--no-psqlrc', '-qtA', '-v', 'ON_ERROR_STOP=1', url, '-c', statement]);
}

const linesOf = (output: string): string[] => output.trim().split('\n').filter(Boolean);

/** Tables and views of these schemas of which a role may read or write anything. */
async function relationsOpenTo(role: string, schemas: readonly string[]): Promise<string[]> {
  const { output } = await sql(
    setting(role),
    `select relname from pg_class
     where relnamespace::regnamespace::text = any ('{${schemas.join(',')}}')
       and relkind in ('r', 'p', 'v', 'm')
       and has_any_column_privilege(oid, 'select, insert, update')
     order by 1`,
  );
  return linesOf(output);
}

/** Functions that a role may call and that do what it may not. */
async function powersLentTo(role: string): Promise<string[]> {
  const { output } = await sql(
    setting(role),
    `select pronamespace::regnamespace || '.' || proname from pg_proc
     where prosecdef and proowner <> current_user::regrole
       and has_schema_privilege(pronamespace, 'usage') and has_function_privilege(oid, 'execute')
     order by 1`,
  );
  return linesOf(output);
}

describe('the database', () => {
  test('shows the desk of a person’s data what it has views of, and takes three words from it', async () => {
    expect(await relationsOpenTo('DATABASE_URL', ['member', 'member_jobs'])).toEqual([
      'desk_enquiries',
      'desk_leads',
      'desk_messages',
      'desk_subscriptions',
      'listing_texts',
    ]);
    expect(await powersLentTo('DATABASE_URL')).toEqual([
      'member.desk_judge_letter',
      'member.desk_mark_done',
      'member.desk_tell_review',
    ]);
  });

  test('shows members of the desk’s what they are told of, and takes their jobs by one door', async () => {
    expect(
      await relationsOpenTo('MEMBER_DATABASE_URL', ['public', 'road', 'graphile_worker']),
    ).toEqual(['asked_about', 'listing_states', 'magazine_titles', 'paper_files', 'supplier_mail']);
    expect(await powersLentTo('MEMBER_DATABASE_URL')).toEqual(['road.add_member_job']);
    const made = await sql(setting('MEMBER_DATABASE_URL'), 'create schema mine');
    expect(made.output).toContain('permission denied');
  });

  test('lets each role make tables in its own schema', async () => {
    for (const [url, schema] of [
      [setting('MEMBER_DATABASE_URL'), 'member'],
      [setting('DATABASE_URL'), 'public'],
      [setting('DATABASE_URL'), 'road'],
    ] as const) {
      const { output, code } = await sql(
        url,
        `begin; create table ${schema}.stack_trial (id int); rollback`,
      );
      expect({ schema, code, output: output.trim() }).toEqual({ schema, code: 0, output: '' });
    }
  });

  test('knows nobody without a password', async () => {
    const url = new URL(setting('DATABASE_URL'));
    url.password = 'wrong';
    const { code, output } = await sql(url.href, 'select 1');
    expect(code).not.toBe(0);
    expect(output).toContain('password authentication failed');
  });
});

describe('object storage', () => {
  const key = 'stack-trial/铁桥.txt';
  const path = (bucket: string): string => `/${bucket}/${encodeURI(key)}`;
  let access: S3Access;
  beforeAll(() => {
    access = {
      endpoint: setting('S3_ENDPOINT'),
      region: setting('S3_REGION'),
      accessKeyId: setting('S3_ACCESS_KEY_ID'),
      secretAccessKey: setting('S3_SECRET_ACCESS_KEY'),
    };
  });

  test('gives anyone a public object, and nobody a private one or a list', async () => {
    const buckets = [setting('S3_MEDIA_BUCKET'), setting('S3_PRIVATE_BUCKET')] as const;
    for (const bucket of buckets) {
      const put = await sendS3(access, { method: 'PUT', path: path(bucket), body: '铁桥' });
      expect(put.status).toBe(200);
    }
    const anonymous = async (at: string, init?: RequestInit): Promise<number> =>
      (await fetch(`${access.endpoint}${at}`, init)).status;
    expect(await anonymous(path(buckets[0]))).toBe(200);
    expect(await anonymous(path(buckets[1]))).toBe(403);
    expect(await anonymous(`/${buckets[0]}`)).toBe(403);
    expect(await anonymous(path(buckets[0]), { method: 'PUT', body: 'x' })).toBe(403);
    for (const bucket of buckets) await sendS3(access, { method: 'DELETE', path: path(bucket) });
  });
});

test('OpenSearch makes no index of its own accord', async () => {
  const [node] = setting('OPENSEARCH_URLS').split(',');
  const answer = await fetch(`${node}/stack-trial/_doc/1`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(404);
});
