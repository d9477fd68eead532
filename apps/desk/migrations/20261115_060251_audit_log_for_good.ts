import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Also against a mistake in the desk's own code: what was written down stays as it was. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const run = (text: string) => db.execute(sql.raw(text));
  await run(`
    CREATE FUNCTION desk_keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'The audit log is written once and kept';
    END $$`);
  await run(`
    CREATE TRIGGER desk_keep_rows BEFORE UPDATE OR DELETE ON audit_log
    FOR EACH ROW EXECUTE FUNCTION desk_keep_audit_log()`);
  await run(`
    CREATE TRIGGER desk_keep_table BEFORE TRUNCATE ON audit_log
    FOR EACH STATEMENT EXECUTE FUNCTION desk_keep_audit_log()`);
  // The start screen's list of what one person has in hand.
  await run(`
    CREATE INDEX _articles_v_in_hand_idx ON _articles_v (version_changed_by_id, version_updated_at DESC)
    WHERE latest AND version__status = 'draft'`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  const run = (text: string) => db.execute(sql.raw(text));
  await run('DROP INDEX _articles_v_in_hand_idx');
  await run('DROP FUNCTION desk_keep_audit_log CASCADE');
}
