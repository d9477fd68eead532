import type { Payload } from 'payload';
import { type DraftedSlug, draftedSlugs } from '../collections/drafted.ts';

interface Column {
  readonly table: string;
  readonly column: string;
  /** Leads from a table of rows or relations to what they belong to. */
  readonly parent: string | null;
}

/**
 * The database knows what refers to what, so a new kind is found here without a word about it. Each part is one look
 * into an index, for at most so many rows. Where there are drafts, the newest version counts: a text nobody has
 * published yet lives there alone.
 */
export async function findReferences(payload: Payload, table: string, most: number) {
  const { rows } = await payload.db.pool.query<Column>(
    `select source.relname as table, attribute.attname as column, parent.attname as parent
     from pg_constraint as reference
     join pg_class as source on source.oid = reference.conrelid
     join pg_attribute as attribute
       on attribute.attrelid = source.oid and attribute.attnum = reference.conkey[1]
     left join pg_attribute as parent
       on parent.attrelid = source.oid and parent.attname in ('parent_id', '_parent_id')
     where reference.contype = 'f' and reference.confrelid = format('public.%I', $1::text)::regclass
       and attribute.attname not in ('parent_id', '_parent_id')
     order by 1, 2`,
    [table],
  );
  const slugs = Object.keys(payload.collections);
  return rows.flatMap((row) => {
    const part = toLive(row, slugs) ?? toNewest(row);
    return part === undefined ? [] : [`(${part} limit ${most})`];
  });
}

function toLive({ table, column, parent }: Column, slugs: readonly string[]): string | undefined {
  const slug = findOwner(slugs, table, '');
  const owner = table === slug ? 'id' : parent;
  if (slug === undefined || owner === null) return undefined;
  return `select '${slug}' as collection, "${owner}"::int as id from "${table}" where "${column}" = $1`;
}

function toNewest({ table, column, parent }: Column): string | undefined {
  const slug: DraftedSlug | undefined = findOwner(draftedSlugs, table.replace(/^_/, ''), '_v');
  if (!table.startsWith('_') || slug === undefined || parent === null) return undefined;
  const versions = `_${slug}_v`;
  const found = `select '${slug}' as collection, version.parent_id::int as id from "${versions}" as version`;
  return table === versions
    ? `${found} where version."${column}" = $1 and version.latest`
    : `${found} join "${table}" as part on part."${parent}" = version.id where part."${column}" = $1 and version.latest`;
}

/** `articles_rels` and `suppliers_certificates` belong to the longest name they begin with. */
function findOwner<Slug extends string>(
  slugs: readonly Slug[],
  table: string,
  suffix: string,
): Slug | undefined {
  return slugs
    .filter((slug) => table === slug + suffix || table.startsWith(`${slug}${suffix}_`))
    .sort((a, b) => b.length - a.length)[0];
}
