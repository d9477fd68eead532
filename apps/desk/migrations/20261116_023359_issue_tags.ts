import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "issues_rels" ADD COLUMN "tags_id" integer;
  ALTER TABLE "_issues_v_rels" ADD COLUMN "tags_id" integer;
  ALTER TABLE "issues_rels" ADD CONSTRAINT "issues_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_issues_v_rels" ADD CONSTRAINT "_issues_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "issues_rels_tags_id_idx" ON "issues_rels" USING btree ("tags_id");
  CREATE INDEX "_issues_v_rels_tags_id_idx" ON "_issues_v_rels" USING btree ("tags_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "issues_rels" DROP CONSTRAINT "issues_rels_tags_fk";
  
  ALTER TABLE "_issues_v_rels" DROP CONSTRAINT "_issues_v_rels_tags_fk";
  
  DROP INDEX "issues_rels_tags_id_idx";
  DROP INDEX "_issues_v_rels_tags_id_idx";
  ALTER TABLE "issues_rels" DROP COLUMN "tags_id";
  ALTER TABLE "_issues_v_rels" DROP COLUMN "tags_id";`);
}
