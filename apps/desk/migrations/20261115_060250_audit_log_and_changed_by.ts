import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_log_action" AS ENUM('publish', 'unpublish', 'take_down', 'change', 'delete', 'role_change', 'sign_in', 'job_retry', 'lead_download', 'import', 'import_undo');
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"action" "enum_audit_log_action" NOT NULL,
  	"actor" numeric,
  	"actor_name" varchar,
  	"role" varchar,
  	"collection" varchar,
  	"item" varchar,
  	"edition" varchar,
  	"summary" varchar
  );
  
  ALTER TABLE "articles" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "videos" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_videos_v" ADD COLUMN "version_changed_by_id" integer;
  CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor");
  CREATE INDEX "audit_log_item_idx" ON "audit_log" USING btree ("item");
  ALTER TABLE "articles" ADD CONSTRAINT "articles_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "articles_changed_by_idx" ON "articles" USING btree ("changed_by_id");
  CREATE INDEX "_articles_v_version_version_changed_by_idx" ON "_articles_v" USING btree ("version_changed_by_id");
  CREATE INDEX "videos_changed_by_idx" ON "videos" USING btree ("changed_by_id");
  CREATE INDEX "_videos_v_version_version_changed_by_idx" ON "_videos_v" USING btree ("version_changed_by_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "audit_log" CASCADE;
  ALTER TABLE "articles" DROP CONSTRAINT "articles_changed_by_id_users_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "videos" DROP CONSTRAINT "videos_changed_by_id_users_id_fk";
  
  ALTER TABLE "_videos_v" DROP CONSTRAINT "_videos_v_version_changed_by_id_users_id_fk";
  
  DROP INDEX "articles_changed_by_idx";
  DROP INDEX "_articles_v_version_version_changed_by_idx";
  DROP INDEX "videos_changed_by_idx";
  DROP INDEX "_videos_v_version_version_changed_by_idx";
  ALTER TABLE "articles" DROP COLUMN "changed_by_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "videos" DROP COLUMN "changed_by_id";
  ALTER TABLE "_videos_v" DROP COLUMN "version_changed_by_id";
  DROP TYPE "public"."enum_audit_log_action";`);
}
