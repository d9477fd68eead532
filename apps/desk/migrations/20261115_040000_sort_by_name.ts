import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "articles_title_idx" ON "articles" USING btree ("title");
  CREATE INDEX "_articles_v_version_version_title_idx" ON "_articles_v" USING btree ("version_title");
  CREATE INDEX "suppliers_label_idx" ON "suppliers" USING btree ("label");
  CREATE INDEX "_suppliers_v_version_version_label_idx" ON "_suppliers_v" USING btree ("version_label");
  CREATE INDEX "products_label_idx" ON "products" USING btree ("label");
  CREATE INDEX "_products_v_version_version_label_idx" ON "_products_v" USING btree ("version_label");
  CREATE INDEX "industries_label_idx" ON "industries" USING btree ("label");
  CREATE INDEX "_industries_v_version_version_label_idx" ON "_industries_v" USING btree ("version_label");
  CREATE INDEX "industry_groups_label_idx" ON "industry_groups" USING btree ("label");
  CREATE INDEX "_industry_groups_v_version_version_label_idx" ON "_industry_groups_v" USING btree ("version_label");
  CREATE INDEX "tags_label_idx" ON "tags" USING btree ("label");
  CREATE INDEX "_tags_v_version_version_label_idx" ON "_tags_v" USING btree ("version_label");
  CREATE INDEX "properties_label_idx" ON "properties" USING btree ("label");
  CREATE INDEX "_properties_v_version_version_label_idx" ON "_properties_v" USING btree ("version_label");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "articles_title_idx";
  DROP INDEX "_articles_v_version_version_title_idx";
  DROP INDEX "suppliers_label_idx";
  DROP INDEX "_suppliers_v_version_version_label_idx";
  DROP INDEX "products_label_idx";
  DROP INDEX "_products_v_version_version_label_idx";
  DROP INDEX "industries_label_idx";
  DROP INDEX "_industries_v_version_version_label_idx";
  DROP INDEX "industry_groups_label_idx";
  DROP INDEX "_industry_groups_v_version_version_label_idx";
  DROP INDEX "tags_label_idx";
  DROP INDEX "_tags_v_version_version_label_idx";
  DROP INDEX "properties_label_idx";
  DROP INDEX "_properties_v_version_version_label_idx";`);
}
