import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_imports_kind" AS ENUM('suppliers', 'products');
  CREATE TYPE "public"."enum_imports_state" AS ENUM('uploaded', 'checking', 'checked', 'fetching', 'running', 'done', 'undoing', 'undone');
  CREATE TYPE "public"."enum_import_mappings_kind" AS ENUM('suppliers', 'products');
  CREATE TABLE "imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_name" varchar NOT NULL,
  	"kind" "enum_imports_kind" NOT NULL,
  	"state" "enum_imports_state" NOT NULL,
  	"rows" numeric NOT NULL,
  	"person_id" integer,
  	"headers" jsonb NOT NULL,
  	"mapping" jsonb NOT NULL,
  	"supplier_number" varchar,
  	"counts" jsonb,
  	"done" numeric DEFAULT 0,
  	"due" numeric DEFAULT 0,
  	"cursor" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "import_mappings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_import_mappings_kind" NOT NULL,
  	"headers_key" varchar NOT NULL,
  	"mapping" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "suppliers" ADD COLUMN "own_number" varchar;
  ALTER TABLE "_suppliers_v" ADD COLUMN "version_own_number" varchar;
  ALTER TABLE "products" ADD COLUMN "own_number" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_own_number" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "imports_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "import_mappings_id" integer;
  ALTER TABLE "imports" ADD CONSTRAINT "imports_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "imports_state_idx" ON "imports" USING btree ("state");
  CREATE INDEX "imports_person_idx" ON "imports" USING btree ("person_id");
  CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");
  CREATE INDEX "import_mappings_updated_at_idx" ON "import_mappings" USING btree ("updated_at");
  CREATE INDEX "import_mappings_created_at_idx" ON "import_mappings" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_headers_key_idx" ON "import_mappings" USING btree ("kind","headers_key");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_imports_fk" FOREIGN KEY ("imports_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_import_mappings_fk" FOREIGN KEY ("import_mappings_id") REFERENCES "public"."import_mappings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_original_name_idx" ON "media" USING btree ("original_name");
  CREATE UNIQUE INDEX "suppliers_own_number_idx" ON "suppliers" USING btree ("own_number");
  CREATE INDEX "_suppliers_v_version_version_own_number_idx" ON "_suppliers_v" USING btree ("version_own_number");
  CREATE UNIQUE INDEX "supplier_own_number_idx" ON "products" USING btree ("supplier_id","own_number");
  CREATE INDEX "version_supplier_version_own_number_idx" ON "_products_v" USING btree ("version_supplier_id","version_own_number");
  CREATE INDEX "payload_locked_documents_rels_imports_id_idx" ON "payload_locked_documents_rels" USING btree ("imports_id");
  CREATE INDEX "payload_locked_documents_rels_import_mappings_id_idx" ON "payload_locked_documents_rels" USING btree ("import_mappings_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "imports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "import_mappings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "imports" CASCADE;
  DROP TABLE "import_mappings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_imports_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_import_mappings_fk";
  
  DROP INDEX "media_original_name_idx";
  DROP INDEX "suppliers_own_number_idx";
  DROP INDEX "_suppliers_v_version_version_own_number_idx";
  DROP INDEX "supplier_own_number_idx";
  DROP INDEX "version_supplier_version_own_number_idx";
  DROP INDEX "payload_locked_documents_rels_imports_id_idx";
  DROP INDEX "payload_locked_documents_rels_import_mappings_id_idx";
  ALTER TABLE "suppliers" DROP COLUMN "own_number";
  ALTER TABLE "_suppliers_v" DROP COLUMN "version_own_number";
  ALTER TABLE "products" DROP COLUMN "own_number";
  ALTER TABLE "_products_v" DROP COLUMN "version_own_number";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "imports_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "import_mappings_id";
  DROP TYPE "public"."enum_imports_kind";
  DROP TYPE "public"."enum_imports_state";
  DROP TYPE "public"."enum_import_mappings_kind";`);
}
