import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Above every id of the old site. Industries keep small ones: those of the old site are below 200. */
const firstIds = { industries: 200 };
const numbered = ['articles', 'media', 'twin_pairs', 'suppliers', 'products', 'tags', 'properties'];

/** The columns that make the line a record is known by in lists and pickers. */
const labels = {
  suppliers: ['name_cn', 'name_en'],
  products: ['name_cn', 'name_en'],
  industries: ['name_cn', 'name_en'],
  industry_groups: ['type_name_cn', 'type_name_en'],
  tags: ['tag_name_cn', 'tag_name_en'],
  properties: ['name_cn', 'name_en'],
};

export async function up({ db }: MigrateUpArgs): Promise<void> {
  const run = (text: string) => db.execute(sql.raw(text));
  for (const table of numbered) await run(`ALTER SEQUENCE ${table}_id_seq RESTART WITH 1000000`);
  await run(`ALTER SEQUENCE industries_id_seq RESTART WITH ${firstIds.industries}`);

  await run('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  // The same spreading as hooks/search-key.ts.
  await run(String.raw`
    CREATE FUNCTION desk_search_key(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN regexp_replace(lower(words), '([\u3400-\u9fff])', '\1ɓɓ', 'g')`);

  for (const [table, columns] of Object.entries(labels)) {
    const parts = columns.map((column) => `nullif(NEW.${column}, '')`).join(', ');
    const searched = { suppliers: 'NEW.label', products: "concat_ws(' ', NEW.label, NEW.model)" };
    const key = Object.entries(searched).find(([name]) => name === table)?.[1];
    await run(`
      CREATE FUNCTION desk_label_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.label := concat_ws(' · ', ${parts});
        ${key ? `NEW.search_key := desk_search_key(${key});` : ''}
        RETURN NEW;
      END $$`);
    await run(`
      CREATE TRIGGER desk_label BEFORE INSERT OR UPDATE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION desk_label_${table}()`);
  }

  for (const [table, prefix] of [
    ['articles', ''],
    ['_articles_v', 'version_'],
  ]) {
    await run(`
      CREATE FUNCTION desk_search_key_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.${prefix}search_key := desk_search_key(NEW.${prefix}title);
        RETURN NEW;
      END $$`);
    await run(`
      CREATE TRIGGER desk_search_key BEFORE INSERT OR UPDATE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION desk_search_key_${table}()`);
  }

  for (const table of ['articles', 'suppliers', 'products']) {
    await run(
      `CREATE INDEX ${table}_search_key_idx ON ${table} USING gin (search_key gin_trgm_ops)`,
    );
  }
  // The desk's list of articles shows each one's newest version.
  await run(`
    CREATE INDEX _articles_v_search_key_idx ON _articles_v USING gin (version_search_key gin_trgm_ops)
    WHERE latest`);
  await run(`
    CREATE INDEX _articles_v_newest_idx ON _articles_v (version_updated_at DESC)
    WHERE latest`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  const run = (text: string) => db.execute(sql.raw(text));
  await run('DROP INDEX _articles_v_newest_idx, _articles_v_search_key_idx');
  for (const table of ['articles', 'suppliers', 'products']) {
    await run(`DROP INDEX ${table}_search_key_idx`);
  }
  for (const table of ['articles', '_articles_v']) {
    await run(`DROP FUNCTION desk_search_key_${table} CASCADE`);
  }
  for (const table of Object.keys(labels)) await run(`DROP FUNCTION desk_label_${table} CASCADE`);
  await run('DROP FUNCTION desk_search_key');
  await run('DROP EXTENSION pg_trgm');
}
