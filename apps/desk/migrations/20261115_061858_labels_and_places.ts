import { findCountryCode } from '@ironbridge/domain';
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The columns that make the line a record is known by in lists and pickers. */
const labels = {
  magazines: ['mag_title_cn', 'mag_title_en'],
  shows: ['name_cn', 'name_en'],
  listings: ['title_cn', 'title_en'],
  offices: ['name_cn', 'name_en'],
  people: ['name_cn', 'name_en'],
  vacancies: ['title_cn', 'title_en'],
  milestones: ['title_cn', 'title_en'],
};

const suppliers = [
  ['suppliers', ''],
  ['_suppliers_v', 'version_'],
] as const;

export async function up({ db }: MigrateUpArgs): Promise<void> {
  const run = (text: string) => db.execute(sql.raw(text));
  await run(`
    ALTER TABLE shows_exhibitors ALTER COLUMN supplier_id DROP NOT NULL;
    ALTER TABLE _shows_v_version_exhibitors ALTER COLUMN supplier_id DROP NOT NULL`);

  for (const [table, columns] of Object.entries(labels)) {
    const parts = columns.map((column) => `nullif(NEW.${column}, '')`).join(', ');
    await run(`
      CREATE FUNCTION desk_label_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.label := concat_ws(' · ', ${parts});
        ${table === 'listings' ? 'NEW.search_key := desk_search_key(NEW.label);' : ''}
        RETURN NEW;
      END $$`);
    await run(`
      CREATE TRIGGER desk_label BEFORE INSERT OR UPDATE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION desk_label_${table}()`);
  }
  await run('CREATE INDEX listings_search_key_idx ON listings USING gin (search_key gin_trgm_ops)');

  // An issue is known by its magazine, and follows it when that is renamed.
  await run(`
    CREATE FUNCTION desk_label_issues() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.label := concat_ws(' ',
        (SELECT label FROM public.magazines WHERE id = NEW.magazine_id),
        concat(NEW.year::integer, '/', NEW.period::integer));
      RETURN NEW;
    END $$`);
  await run(`
    CREATE TRIGGER desk_label BEFORE INSERT OR UPDATE ON issues
    FOR EACH ROW EXECUTE FUNCTION desk_label_issues()`);
  await run(`
    CREATE FUNCTION desk_label_issues_anew() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE public.issues SET magazine_id = magazine_id WHERE magazine_id = NEW.id;
      RETURN NULL;
    END $$`);
  await run(`
    CREATE TRIGGER desk_label_issues_anew AFTER UPDATE ON magazines
    FOR EACH ROW WHEN (OLD.label IS DISTINCT FROM NEW.label)
    EXECUTE FUNCTION desk_label_issues_anew()`);

  for (const [table, prefix] of suppliers) {
    for (const place of ['province', 'city']) {
      // Both languages stood in one field, as 宁波 Ningbo.
      const old = `${prefix}${place}`;
      await run(String.raw`
        UPDATE ${table} SET
          ${old}_cn = nullif(array_to_string(ARRAY(
            SELECT part[1] FROM regexp_matches(${old}, '[\u3400-\u9fff·]+', 'g') AS part), ''), ''),
          ${old}_en = nullif(trim(regexp_replace(${old}, '[\u3400-\u9fff·]+', ' ', 'g')), '')
        WHERE ${old} IS NOT NULL AND ${old}_cn IS NULL AND ${old}_en IS NULL`);
    }
    const { rows } = await run(
      `SELECT DISTINCT ${prefix}country AS name FROM ${table} WHERE ${prefix}country IS NOT NULL`,
    );
    for (const { name } of rows) {
      // A name nobody knows stays as it is.
      const code = findCountryCode(String(name));
      if (code === undefined) continue;
      await db.execute(
        sql`UPDATE ${sql.raw(table)} SET ${sql.raw(`${prefix}country`)} = ${code}
          WHERE ${sql.raw(`${prefix}country`)} = ${name}`,
      );
    }
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  const run = (text: string) => db.execute(sql.raw(text));
  await run('DROP FUNCTION desk_label_issues_anew CASCADE');
  await run('DROP FUNCTION desk_label_issues CASCADE');
  await run('DROP INDEX listings_search_key_idx');
  for (const table of Object.keys(labels)) await run(`DROP FUNCTION desk_label_${table} CASCADE`);
  await run(`
    ALTER TABLE shows_exhibitors ALTER COLUMN supplier_id SET NOT NULL;
    ALTER TABLE _shows_v_version_exhibitors ALTER COLUMN supplier_id SET NOT NULL`);
}
