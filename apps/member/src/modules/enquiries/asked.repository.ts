import type { AskedItem } from '@ironbridge/contract';
import type { AskedKind, EditionId } from '@ironbridge/domain';
import type { Pool } from 'pg';

/** What is asked about, with who has it. */
export interface AskedRow extends AskedItem {
  readonly supplier: number | null;
  /** Whether a letter can reach the supplier. */
  readonly reachable: boolean;
  /** The member whose listing it is. */
  readonly owner: number | null;
  readonly owner_email: string;
}

/** As the readers of the edition see it: what is not live there cannot be asked about. In the order asked for. */
export async function findAsked(
  database: Pool,
  edition: EditionId,
  kind: AskedKind,
  ids: readonly number[],
): Promise<AskedRow[]> {
  const { rows } = await database.query<AskedRow>(
    `select asked.kind, asked.id,
       case when $3 = 'cn' then coalesce(nullif(name_cn, ''), name_en)
         else coalesce(nullif(name_en, ''), name_cn) end as name,
       coalesce(case when $3 = 'cn' then coalesce(nullif(supplier_cn, ''), supplier_en)
         else coalesce(nullif(supplier_en, ''), supplier_cn) end, own.contact_name, '') as recipient,
       asked.supplier_id as supplier,
       exists (select from road.supplier_mail as mail where mail.supplier_id = asked.supplier_id) as reachable,
       own.subject as owner, coalesce(own.contact_email, '') as owner_email
     from road.asked_about as asked
     left join road.listing_states as known
       on asked.kind in ('demand', 'supply') and known.listing_id = asked.id
     left join listings as own on own.id = known.ref
     where asked.kind = $1 and asked.id = any ($2::int[])
       and case when $3 = 'cn' then live_cn else live_en end
     order by array_position($2::int[], asked.id)`,
    [kind, ids, edition],
  );
  return rows;
}
