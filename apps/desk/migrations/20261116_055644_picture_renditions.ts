import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "sizes_plain_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_plain_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_plain_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_plain_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_plain_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_plain_filename" varchar;
  CREATE INDEX "media_sizes_plain_sizes_plain_filename_idx" ON "media" USING btree ("sizes_plain_filename");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_sizes_plain_sizes_plain_filename_idx";
  ALTER TABLE "media" DROP COLUMN "sizes_plain_url";
  ALTER TABLE "media" DROP COLUMN "sizes_plain_width";
  ALTER TABLE "media" DROP COLUMN "sizes_plain_height";
  ALTER TABLE "media" DROP COLUMN "sizes_plain_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_plain_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_plain_filename";`);
}
