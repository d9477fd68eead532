import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { canReach, type SystemUser } from './database-user.ts';
import { databaseName, loopback } from './process-env.ts';
import { runCommand } from './run-command.ts';
import type { Secrets } from './secrets.ts';
import { makeSideFolder, sideFolder } from './side-folder.ts';

/** Where the database lies: in the state folder, unless its user may not enter that. */
export async function getPostgresFolder(
  state: string,
  user: SystemUser | undefined,
): Promise<string> {
  if (await canReach(user, state)) return join(state, 'postgres');
  makeSideFolder(state);
  return join(sideFolder(state), 'postgres');
}

export function renderPostgresConfig(port: number): string {
  return `# Made by pnpm stack up.
listen_addresses = '${loopback}'
port = ${port}
unix_socket_directories = ''
max_connections = 100
shared_buffers = 512MB
effective_cache_size = 2GB
maintenance_work_mem = 128MB
work_mem = 16MB
max_wal_size = 2GB
checkpoint_completion_target = 0.9
random_page_cost = 1.1
synchronous_commit = on
track_commit_timestamp = on
password_encryption = 'scram-sha-256'
timezone = 'UTC'
log_timezone = 'UTC'
log_min_duration_statement = 1000
`;
}

/** Makes the cluster when there is none; a first start that was cut leaves nothing that looks like one. */
export async function preparePostgres(
  folder: string,
  options: { bin: string; port: number; user: SystemUser | undefined; adminPassword: string },
): Promise<void> {
  const { user } = options;
  if (!existsSync(folder)) {
    const fresh = `${folder}.part`;
    const passwordFile = `${folder}.password`;
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { mode: 0o700 });
    writeFileSync(passwordFile, options.adminPassword, { mode: 0o600 });
    if (user) for (const path of [fresh, passwordFile]) chownSync(path, user.uid, user.gid);
    try {
      await runCommand(
        [
          join(options.bin, 'initdb'),
          '--pgdata',
          fresh,
          '--username=postgres',
          `--pwfile=${passwordFile}`,
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          '--locale=C.UTF-8',
        ],
        { cwd: fresh, ...(user ? { uid: user.uid, gid: user.gid } : {}) },
      );
    } finally {
      rmSync(passwordFile);
    }
    await rename(fresh, folder);
  }
  const file = join(folder, 'postgresql.auto.conf');
  writeFileSync(file, renderPostgresConfig(options.port));
  if (user) chownSync(file, user.uid, user.gid);
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Who may do what: each role owns its schemas and sees nothing of the other's. Runs at every start. */
export function renderBootstrapSql(secrets: Secrets): string {
  const role = (name: string, password: string): string => `
select 'create role ${name} login' where not exists (select from pg_roles where rolname = '${name}') \\gexec
alter role ${name} with login nosuperuser nocreatedb nocreaterole password ${literal(password)};`;
  return `\\set ON_ERROR_STOP on
set client_min_messages = warning;
${role('desk', secrets.deskDatabase)}
${role('member', secrets.memberDatabase)}
select 'create database ${databaseName}' where not exists (select from pg_database where datname = '${databaseName}') \\gexec
\\connect ${databaseName}
set client_min_messages = warning;
revoke all on database ${databaseName} from public;
grant connect, create, temporary on database ${databaseName} to desk;
grant connect, temporary on database ${databaseName} to member;
alter schema public owner to desk;
revoke all on schema public from public;
create schema if not exists road authorization desk;
create schema if not exists graphile_worker authorization desk;
create schema if not exists member authorization member;
create schema if not exists member_jobs authorization member;
alter role member in database ${databaseName} set search_path = member;
-- A function is anybody's to call until somebody says otherwise, and ours do what their callers may not.
alter default privileges for role desk revoke execute on functions from public;
alter default privileges for role member revoke execute on functions from public;
revoke execute on all functions in schema road, graphile_worker, member from public;
`;
}

export async function bootstrapPostgres(
  bin: string,
  port: number,
  secrets: Secrets,
): Promise<void> {
  await runCommand(
    [join(bin, 'psql'), '--no-psqlrc', '--quiet', '--tuples-only', '--file=-', 'postgres'],
    {
      input: renderBootstrapSql(secrets),
      env: {
        ...process.env,
        PGHOST: loopback,
        PGPORT: String(port),
        PGUSER: 'postgres',
        PGPASSWORD: secrets.postgresAdmin,
        PGCONNECT_TIMEOUT: '10',
      },
    },
  );
}
