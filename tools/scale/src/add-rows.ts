import type pg from 'pg';

/** Rows of one table, made inside the database: each value is an expression over `n` and what `known` holds. */
export interface Table {
  readonly name: string;
  readonly columns: Readonly<Record<string, string>>;
  /** Columns whose type in the table of versions has another name. */
  readonly enums?: readonly string[];
  readonly versions: 'none' | 'plain' | 'drafts';
  readonly relations?: readonly Relation[];
  /** Many values of one select. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Lists of words. */
  readonly texts?: Readonly<Record<string, string>>;
}

interface Relation {
  readonly path: string;
  readonly column: string;
  readonly id: string;
}

const known = `known AS MATERIALIZED (
  SELECT ARRAY(SELECT id FROM industries ORDER BY id) AS industries,
    ARRAY(SELECT id FROM tags ORDER BY id) AS tags,
    ARRAY(SELECT key FROM properties ORDER BY key) AS properties,
    ARRAY(SELECT id FROM suppliers ORDER BY id) AS suppliers,
    ARRAY(SELECT id FROM magazines ORDER BY id) AS magazines,
    ARRAY(SELECT id FROM media WHERE mime_type LIKE 'image/%' ORDER BY id) AS pictures
)`;

/** The rows, one version of each, and what both refer to, as the desk would have written them. */
export async function addRows(pool: pg.Pool, table: Table, count: number): Promise<void> {
  await pool.query(
    `WITH ${[known, ...toSteps(table, count)].join(',\n')} SELECT count(*) FROM made`,
  );
}

function toSteps(table: Table, count: number): string[] {
  const { name, columns, versions, relations = [], choices = {}, texts = {} } = table;
  const names = quoted(Object.keys(columns));
  const chosen = Object.entries(choices);
  const steps = [
    `made AS (
      INSERT INTO ${name} (${names.join(', ')})
      SELECT ${Object.values(columns).join(', ')} FROM generate_series(1, ${count}) AS n, known RETURNING *)`,
    `filed AS MATERIALIZED (
      SELECT made.id${relations.map(({ id }, at) => `, ${id} AS r${at}`).join('')}
        ${chosen.map(([, value], at) => `, ${value} AS c${at}`).join('')} FROM made, known)`,
    ...relations.map(
      ({ path, column }, at) => `rel${at} AS (
        INSERT INTO ${name}_rels ("order", parent_id, path, ${column})
        SELECT 1, id, '${path}', r${at} FROM filed WHERE r${at} IS NOT NULL)`,
    ),
    ...chosen.map(
      ([field], at) => `choice${at} AS (
        INSERT INTO ${name}_${field} ("order", parent_id, value)
        SELECT 1, id, c${at}::enum_${name}_${field} FROM filed)`,
    ),
    ...Object.entries(texts).map(
      ([path, words], at) => `text${at} AS (
        INSERT INTO ${name}_texts ("order", parent_id, path, text) SELECT 1, id, '${path}', ${words} FROM made)`,
    ),
  ];
  return versions === 'none' ? steps : [...steps, ...toVersionSteps(table)];
}

function toVersionSteps({
  name,
  columns,
  enums = [],
  versions,
  relations = [],
  choices = {},
}: Table) {
  const names = Object.keys(columns);
  const values = names.map((column) =>
    enums.includes(column)
      ? `"${column}"::text::enum__${name}_v_version_${column.replace(/^_/, '')}`
      : `"${column}"`,
  );
  const latest = versions === 'drafts';
  return [
    `versions AS (
      INSERT INTO _${name}_v (parent_id, ${quoted(names.map((column) => `version_${column}`)).join(', ')},
        version_updated_at, version_created_at${latest ? ', latest' : ''})
      SELECT id, ${values.join(', ')}, updated_at, created_at${latest ? ', true' : ''} FROM made
      RETURNING id, parent_id)`,
    ...relations.map(
      ({ path, column }, at) => `version_rel${at} AS (
        INSERT INTO _${name}_v_rels ("order", parent_id, path, ${column})
        SELECT 1, versions.id, 'version.${path}', r${at} FROM filed JOIN versions ON parent_id = filed.id
        WHERE r${at} IS NOT NULL)`,
    ),
    ...Object.keys(choices).map(
      (field, at) => `version_choice${at} AS (
        INSERT INTO _${name}_v_version_${field} ("order", parent_id, value)
        SELECT 1, versions.id, c${at}::enum__${name}_v_version_${field} FROM filed JOIN versions ON parent_id = filed.id)`,
    ),
  ];
}

function quoted(names: readonly string[]): string[] {
  return names.map((name) => `"${name}"`);
}
