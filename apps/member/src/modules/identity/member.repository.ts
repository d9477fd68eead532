import type { EditionId } from '@ironbridge/domain';
import type { ClientBase, Pool } from 'pg';
import type { Member, Region } from './member.ts';

const columns = 'id, truename, email, phone, country_id, province_id, city_id, region, edition';

/** Who has the account, unless they may not come in. */
export async function findMemberByAccount(
  database: Pool,
  account: string,
): Promise<Member | undefined> {
  const { rows } = await database.query<Member>(
    `select ${columns} from members where ${columnOf(account)} = $1 and not banned`,
    [account],
  );
  return rows[0];
}

/** Undefined where the account is somebody's already. */
export async function addMember(
  client: ClientBase,
  { account, truename, edition }: { account: string; truename: string; edition: EditionId },
): Promise<Member | undefined> {
  const column = columnOf(account);
  const region: Region = column === 'phone' || edition === 'cn' ? 'mainland' : 'abroad';
  const { rows } = await client.query<Member>(
    `insert into members (${column}, ${column}_verified, truename, region, edition)
     values ($1, true, $2, $3, $4) on conflict do nothing returning ${columns}`,
    [account, truename, region, edition],
  );
  return rows[0];
}

/** The row that the engine reads a password from. */
export async function putPassword(client: ClientBase, member: number, hash: string): Promise<void> {
  await client.query(
    `insert into accounts (subject, provider, account, password)
     values ($1, 'credential', $2, $3)
     on conflict (provider, account) do update set password = excluded.password, updated = now()`,
    [member, String(member), hash],
  );
}

function columnOf(account: string): 'email' | 'phone' {
  return account.includes('@') ? 'email' : 'phone';
}
