import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_articles_types" AS ENUM('editorpick', 'oversea', 'newswire');
  CREATE TYPE "public"."enum_articles_edition" AS ENUM('cn', 'en');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_types" AS ENUM('editorpick', 'oversea', 'newswire');
  CREATE TYPE "public"."enum__articles_v_version_edition" AS ENUM('cn', 'en');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_twin_pairs_kind" AS ENUM('article');
  CREATE TYPE "public"."enum_twin_pairs_source" AS ENUM('cn', 'en');
  CREATE TYPE "public"."enum_products_currency" AS ENUM('CNY', 'USD', 'EUR');
  CREATE TYPE "public"."enum__products_v_version_currency" AS ENUM('CNY', 'USD', 'EUR');
  CREATE TYPE "public"."enum_properties_kind" AS ENUM('number', 'range', 'text');
  CREATE TYPE "public"."enum__properties_v_version_kind" AS ENUM('number', 'range', 'text');
  CREATE TYPE "public"."enum_settings_edition" AS ENUM('cn', 'en');
  CREATE TYPE "public"."enum__settings_v_version_edition" AS ENUM('cn', 'en');
  CREATE TYPE "public"."enum_hot_keywords_edition" AS ENUM('cn', 'en');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor_cn', 'editor_en', 'advertising', 'sales', 'catalogue');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "articles_corrections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"text" varchar
  );
  
  CREATE TABLE "articles_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_articles_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"standfirst" varchar,
  	"body" jsonb,
  	"summary" varchar,
  	"cover_id" integer,
  	"cover_caption" varchar,
  	"cover_credit" varchar,
  	"diy_url" varchar,
  	"url" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_keywords" varchar,
  	"seo_picture_id" integer,
  	"edition" "enum_articles_edition",
  	"publish_time" timestamp(3) with time zone,
  	"pinned_until" timestamp(3) with time zone,
  	"author" varchar,
  	"source" varchar,
  	"search_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"industries_id" integer,
  	"tags_id" integer,
  	"suppliers_id" integer,
  	"products_id" integer
  );
  
  CREATE TABLE "_articles_v_version_corrections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_articles_v_version_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__articles_v_version_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_standfirst" varchar,
  	"version_body" jsonb,
  	"version_summary" varchar,
  	"version_cover_id" integer,
  	"version_cover_caption" varchar,
  	"version_cover_credit" varchar,
  	"version_diy_url" varchar,
  	"version_url" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_keywords" varchar,
  	"version_seo_picture_id" integer,
  	"version_edition" "enum__articles_v_version_edition",
  	"version_publish_time" timestamp(3) with time zone,
  	"version_pinned_until" timestamp(3) with time zone,
  	"version_author" varchar,
  	"version_source" varchar,
  	"version_search_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"industries_id" integer,
  	"tags_id" integer,
  	"suppliers_id" integer,
  	"products_id" integer
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt_cn" varchar,
  	"alt_en" varchar,
  	"original_name" varchar,
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_w320_url" varchar,
  	"sizes_w320_width" numeric,
  	"sizes_w320_height" numeric,
  	"sizes_w320_mime_type" varchar,
  	"sizes_w320_filesize" numeric,
  	"sizes_w320_filename" varchar,
  	"sizes_w640_url" varchar,
  	"sizes_w640_width" numeric,
  	"sizes_w640_height" numeric,
  	"sizes_w640_mime_type" varchar,
  	"sizes_w640_filesize" numeric,
  	"sizes_w640_filename" varchar,
  	"sizes_w960_url" varchar,
  	"sizes_w960_width" numeric,
  	"sizes_w960_height" numeric,
  	"sizes_w960_mime_type" varchar,
  	"sizes_w960_filesize" numeric,
  	"sizes_w960_filename" varchar,
  	"sizes_w1600_url" varchar,
  	"sizes_w1600_width" numeric,
  	"sizes_w1600_height" numeric,
  	"sizes_w1600_mime_type" varchar,
  	"sizes_w1600_filesize" numeric,
  	"sizes_w1600_filename" varchar
  );
  
  CREATE TABLE "twin_pairs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_twin_pairs_kind" DEFAULT 'article' NOT NULL,
  	"cn" numeric NOT NULL,
  	"en" numeric NOT NULL,
  	"source" "enum_twin_pairs_source",
  	"source_version" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "suppliers_certificates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"number" varchar,
  	"issuer" varchar,
  	"valid_to" timestamp(3) with time zone,
  	"checked_on" timestamp(3) with time zone,
  	"file_id" integer
  );
  
  CREATE TABLE "suppliers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name_cn" varchar,
  	"name_en" varchar,
  	"summary_cn" varchar,
  	"summary_en" varchar,
  	"profile_cn" varchar,
  	"profile_en" varchar,
  	"country" varchar,
  	"province" varchar,
  	"city" varchar,
  	"founded" numeric,
  	"staff" numeric,
  	"website" varchar,
  	"logo_id" integer,
  	"live_cn" boolean DEFAULT false,
  	"live_en" boolean DEFAULT false,
  	"label" varchar,
  	"search_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "suppliers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "suppliers_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_suppliers_v_version_certificates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"number" varchar,
  	"issuer" varchar,
  	"valid_to" timestamp(3) with time zone,
  	"checked_on" timestamp(3) with time zone,
  	"file_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_suppliers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name_cn" varchar,
  	"version_name_en" varchar,
  	"version_summary_cn" varchar,
  	"version_summary_en" varchar,
  	"version_profile_cn" varchar,
  	"version_profile_en" varchar,
  	"version_country" varchar,
  	"version_province" varchar,
  	"version_city" varchar,
  	"version_founded" numeric,
  	"version_staff" numeric,
  	"version_website" varchar,
  	"version_logo_id" integer,
  	"version_live_cn" boolean DEFAULT false,
  	"version_live_en" boolean DEFAULT false,
  	"version_label" varchar,
  	"version_search_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_suppliers_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_suppliers_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name_cn" varchar,
  	"name_en" varchar,
  	"model" varchar,
  	"supplier_id" integer,
  	"summary_cn" varchar,
  	"summary_en" varchar,
  	"description_cn" varchar,
  	"description_en" varchar,
  	"specs" jsonb,
  	"price_from" numeric,
  	"price_to" numeric,
  	"currency" "enum_products_currency",
  	"unit_cn" varchar,
  	"unit_en" varchar,
  	"minimum_order" numeric,
  	"data_sheet_id" integer,
  	"live_cn" boolean DEFAULT false,
  	"live_en" boolean DEFAULT false,
  	"label" varchar,
  	"search_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name_cn" varchar,
  	"version_name_en" varchar,
  	"version_model" varchar,
  	"version_supplier_id" integer,
  	"version_summary_cn" varchar,
  	"version_summary_en" varchar,
  	"version_description_cn" varchar,
  	"version_description_en" varchar,
  	"version_specs" jsonb,
  	"version_price_from" numeric,
  	"version_price_to" numeric,
  	"version_currency" "enum__products_v_version_currency",
  	"version_unit_cn" varchar,
  	"version_unit_en" varchar,
  	"version_minimum_order" numeric,
  	"version_data_sheet_id" integer,
  	"version_live_cn" boolean DEFAULT false,
  	"version_live_en" boolean DEFAULT false,
  	"version_label" varchar,
  	"version_search_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "industries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name_cn" varchar,
  	"name_en" varchar,
  	"summary_cn" varchar,
  	"summary_en" varchar,
  	"parent_id" integer,
  	"group_id" integer,
  	"seo_path" varchar,
  	"icon" varchar,
  	"hue" numeric,
  	"banner_code_cn" varchar,
  	"banner_code_en" varchar,
  	"seo_title_cn" varchar,
  	"seo_title_en" varchar,
  	"seo_description_cn" varchar,
  	"seo_description_en" varchar,
  	"seo_keywords_cn" varchar,
  	"seo_keywords_en" varchar,
  	"show_nav" boolean DEFAULT true,
  	"order" numeric DEFAULT 0,
  	"label" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_industries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name_cn" varchar,
  	"version_name_en" varchar,
  	"version_summary_cn" varchar,
  	"version_summary_en" varchar,
  	"version_parent_id" integer,
  	"version_group_id" integer,
  	"version_seo_path" varchar,
  	"version_icon" varchar,
  	"version_hue" numeric,
  	"version_banner_code_cn" varchar,
  	"version_banner_code_en" varchar,
  	"version_seo_title_cn" varchar,
  	"version_seo_title_en" varchar,
  	"version_seo_description_cn" varchar,
  	"version_seo_description_en" varchar,
  	"version_seo_keywords_cn" varchar,
  	"version_seo_keywords_en" varchar,
  	"version_show_nav" boolean DEFAULT true,
  	"version_order" numeric DEFAULT 0,
  	"version_label" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "industry_groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type_name_cn" varchar,
  	"type_name_en" varchar,
  	"order" numeric DEFAULT 0,
  	"label" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_industry_groups_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_type_name_cn" varchar,
  	"version_type_name_en" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_label" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tag_name_cn" varchar,
  	"tag_name_en" varchar,
  	"grade" numeric DEFAULT 0,
  	"label" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tags_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"industries_id" integer
  );
  
  CREATE TABLE "_tags_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_tag_name_cn" varchar,
  	"version_tag_name_en" varchar,
  	"version_grade" numeric DEFAULT 0,
  	"version_label" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_tags_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"industries_id" integer
  );
  
  CREATE TABLE "properties" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"name_cn" varchar,
  	"name_en" varchar,
  	"unit" varchar,
  	"kind" "enum_properties_kind" DEFAULT 'number' NOT NULL,
  	"label" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_properties_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar NOT NULL,
  	"version_name_cn" varchar,
  	"version_name_en" varchar,
  	"version_unit" varchar,
  	"version_kind" "enum__properties_v_version_kind" DEFAULT 'number' NOT NULL,
  	"version_label" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"meta_title" varchar,
  	"seo_description" varchar,
  	"seo_keyword" varchar,
  	"copyright_year" numeric DEFAULT 2025,
  	"icp_number" varchar,
  	"police_number" varchar,
  	"app_scheme" varchar,
  	"email" varchar,
  	"external_member" varchar,
  	"external_supplier" varchar,
  	"external_events" varchar,
  	"external_webinars" varchar,
  	"external_media" varchar,
  	"edition" "enum_settings_edition" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "settings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_meta_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_keyword" varchar,
  	"version_copyright_year" numeric DEFAULT 2025,
  	"version_icp_number" varchar,
  	"version_police_number" varchar,
  	"version_app_scheme" varchar,
  	"version_email" varchar,
  	"version_external_member" varchar,
  	"version_external_supplier" varchar,
  	"version_external_events" varchar,
  	"version_external_webinars" varchar,
  	"version_external_media" varchar,
  	"version_edition" "enum__settings_v_version_edition" NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_settings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_settings_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "hot_keywords" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"edition" "enum_hot_keywords_edition" NOT NULL,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" integer,
  	"media_id" integer,
  	"twin_pairs_id" integer,
  	"suppliers_id" integer,
  	"products_id" integer,
  	"industries_id" integer,
  	"industry_groups_id" integer,
  	"tags_id" integer,
  	"properties_id" integer,
  	"settings_id" integer,
  	"hot_keywords_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "articles_corrections" ADD CONSTRAINT "articles_corrections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_types" ADD CONSTRAINT "articles_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_suppliers_fk" FOREIGN KEY ("suppliers_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_corrections" ADD CONSTRAINT "_articles_v_version_corrections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_types" ADD CONSTRAINT "_articles_v_version_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_suppliers_fk" FOREIGN KEY ("suppliers_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "suppliers_certificates" ADD CONSTRAINT "suppliers_certificates_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "suppliers_certificates" ADD CONSTRAINT "suppliers_certificates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "suppliers_texts" ADD CONSTRAINT "suppliers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "suppliers_rels" ADD CONSTRAINT "suppliers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "suppliers_rels" ADD CONSTRAINT "suppliers_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "suppliers_rels" ADD CONSTRAINT "suppliers_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "suppliers_rels" ADD CONSTRAINT "suppliers_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_suppliers_v_version_certificates" ADD CONSTRAINT "_suppliers_v_version_certificates_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_suppliers_v_version_certificates" ADD CONSTRAINT "_suppliers_v_version_certificates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_suppliers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_suppliers_v" ADD CONSTRAINT "_suppliers_v_parent_id_suppliers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."suppliers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_suppliers_v" ADD CONSTRAINT "_suppliers_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_suppliers_v_texts" ADD CONSTRAINT "_suppliers_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_suppliers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_suppliers_v_rels" ADD CONSTRAINT "_suppliers_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_suppliers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_suppliers_v_rels" ADD CONSTRAINT "_suppliers_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_suppliers_v_rels" ADD CONSTRAINT "_suppliers_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_suppliers_v_rels" ADD CONSTRAINT "_suppliers_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_data_sheet_id_media_id_fk" FOREIGN KEY ("data_sheet_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_supplier_id_suppliers_id_fk" FOREIGN KEY ("version_supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_data_sheet_id_media_id_fk" FOREIGN KEY ("version_data_sheet_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries" ADD CONSTRAINT "industries_parent_id_industries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "industries" ADD CONSTRAINT "industries_group_id_industry_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."industry_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_parent_id_industries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_version_parent_id_industries_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_version_group_id_industry_groups_id_fk" FOREIGN KEY ("version_group_id") REFERENCES "public"."industry_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industry_groups_v" ADD CONSTRAINT "_industry_groups_v_parent_id_industry_groups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."industry_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tags_rels" ADD CONSTRAINT "tags_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tags_rels" ADD CONSTRAINT "tags_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tags_v" ADD CONSTRAINT "_tags_v_parent_id_tags_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tags"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tags_v_rels" ADD CONSTRAINT "_tags_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tags_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tags_v_rels" ADD CONSTRAINT "_tags_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_parent_id_properties_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_texts" ADD CONSTRAINT "settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_rels" ADD CONSTRAINT "settings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_rels" ADD CONSTRAINT "settings_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_parent_id_settings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v_texts" ADD CONSTRAINT "_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_rels" ADD CONSTRAINT "_settings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_rels" ADD CONSTRAINT "_settings_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_twin_pairs_fk" FOREIGN KEY ("twin_pairs_id") REFERENCES "public"."twin_pairs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_suppliers_fk" FOREIGN KEY ("suppliers_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_industry_groups_fk" FOREIGN KEY ("industry_groups_id") REFERENCES "public"."industry_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_settings_fk" FOREIGN KEY ("settings_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hot_keywords_fk" FOREIGN KEY ("hot_keywords_id") REFERENCES "public"."hot_keywords"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "articles_corrections_order_idx" ON "articles_corrections" USING btree ("_order");
  CREATE INDEX "articles_corrections_parent_id_idx" ON "articles_corrections" USING btree ("_parent_id");
  CREATE INDEX "articles_types_order_idx" ON "articles_types" USING btree ("order");
  CREATE INDEX "articles_types_parent_idx" ON "articles_types" USING btree ("parent_id");
  CREATE INDEX "articles_cover_idx" ON "articles" USING btree ("cover_id");
  CREATE INDEX "articles_seo_seo_picture_idx" ON "articles" USING btree ("seo_picture_id");
  CREATE INDEX "articles_edition_idx" ON "articles" USING btree ("edition");
  CREATE INDEX "articles_publish_time_idx" ON "articles" USING btree ("publish_time");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE UNIQUE INDEX "edition_diy_url_idx" ON "articles" USING btree ("edition","diy_url");
  CREATE INDEX "articles_rels_order_idx" ON "articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_industries_id_idx" ON "articles_rels" USING btree ("industries_id");
  CREATE INDEX "articles_rels_tags_id_idx" ON "articles_rels" USING btree ("tags_id");
  CREATE INDEX "articles_rels_suppliers_id_idx" ON "articles_rels" USING btree ("suppliers_id");
  CREATE INDEX "articles_rels_products_id_idx" ON "articles_rels" USING btree ("products_id");
  CREATE INDEX "_articles_v_version_corrections_order_idx" ON "_articles_v_version_corrections" USING btree ("_order");
  CREATE INDEX "_articles_v_version_corrections_parent_id_idx" ON "_articles_v_version_corrections" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_version_types_order_idx" ON "_articles_v_version_types" USING btree ("order");
  CREATE INDEX "_articles_v_version_types_parent_idx" ON "_articles_v_version_types" USING btree ("parent_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_cover_idx" ON "_articles_v" USING btree ("version_cover_id");
  CREATE INDEX "_articles_v_version_seo_version_seo_picture_idx" ON "_articles_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_articles_v_version_version_edition_idx" ON "_articles_v" USING btree ("version_edition");
  CREATE INDEX "_articles_v_version_version_publish_time_idx" ON "_articles_v" USING btree ("version_publish_time");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" USING btree ("autosave");
  CREATE INDEX "version_edition_version_diy_url_idx" ON "_articles_v" USING btree ("version_edition","version_diy_url");
  CREATE INDEX "_articles_v_rels_order_idx" ON "_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_industries_id_idx" ON "_articles_v_rels" USING btree ("industries_id");
  CREATE INDEX "_articles_v_rels_tags_id_idx" ON "_articles_v_rels" USING btree ("tags_id");
  CREATE INDEX "_articles_v_rels_suppliers_id_idx" ON "_articles_v_rels" USING btree ("suppliers_id");
  CREATE INDEX "_articles_v_rels_products_id_idx" ON "_articles_v_rels" USING btree ("products_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_w320_sizes_w320_filename_idx" ON "media" USING btree ("sizes_w320_filename");
  CREATE INDEX "media_sizes_w640_sizes_w640_filename_idx" ON "media" USING btree ("sizes_w640_filename");
  CREATE INDEX "media_sizes_w960_sizes_w960_filename_idx" ON "media" USING btree ("sizes_w960_filename");
  CREATE INDEX "media_sizes_w1600_sizes_w1600_filename_idx" ON "media" USING btree ("sizes_w1600_filename");
  CREATE INDEX "twin_pairs_cn_idx" ON "twin_pairs" USING btree ("cn");
  CREATE INDEX "twin_pairs_en_idx" ON "twin_pairs" USING btree ("en");
  CREATE INDEX "twin_pairs_updated_at_idx" ON "twin_pairs" USING btree ("updated_at");
  CREATE INDEX "twin_pairs_created_at_idx" ON "twin_pairs" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_cn_idx" ON "twin_pairs" USING btree ("kind","cn");
  CREATE UNIQUE INDEX "kind_en_idx" ON "twin_pairs" USING btree ("kind","en");
  CREATE INDEX "suppliers_certificates_order_idx" ON "suppliers_certificates" USING btree ("_order");
  CREATE INDEX "suppliers_certificates_parent_id_idx" ON "suppliers_certificates" USING btree ("_parent_id");
  CREATE INDEX "suppliers_certificates_file_idx" ON "suppliers_certificates" USING btree ("file_id");
  CREATE INDEX "suppliers_name_cn_idx" ON "suppliers" USING btree ("name_cn");
  CREATE INDEX "suppliers_name_en_idx" ON "suppliers" USING btree ("name_en");
  CREATE INDEX "suppliers_logo_idx" ON "suppliers" USING btree ("logo_id");
  CREATE INDEX "suppliers_updated_at_idx" ON "suppliers" USING btree ("updated_at");
  CREATE INDEX "suppliers_created_at_idx" ON "suppliers" USING btree ("created_at");
  CREATE INDEX "suppliers_texts_order_parent" ON "suppliers_texts" USING btree ("order","parent_id");
  CREATE INDEX "suppliers_texts_parent_idx" ON "suppliers_texts" USING btree ("parent_id");
  CREATE INDEX "suppliers_rels_order_idx" ON "suppliers_rels" USING btree ("order");
  CREATE INDEX "suppliers_rels_parent_idx" ON "suppliers_rels" USING btree ("parent_id");
  CREATE INDEX "suppliers_rels_path_idx" ON "suppliers_rels" USING btree ("path");
  CREATE INDEX "suppliers_rels_media_id_idx" ON "suppliers_rels" USING btree ("media_id");
  CREATE INDEX "suppliers_rels_industries_id_idx" ON "suppliers_rels" USING btree ("industries_id");
  CREATE INDEX "suppliers_rels_tags_id_idx" ON "suppliers_rels" USING btree ("tags_id");
  CREATE INDEX "_suppliers_v_version_certificates_order_idx" ON "_suppliers_v_version_certificates" USING btree ("_order");
  CREATE INDEX "_suppliers_v_version_certificates_parent_id_idx" ON "_suppliers_v_version_certificates" USING btree ("_parent_id");
  CREATE INDEX "_suppliers_v_version_certificates_file_idx" ON "_suppliers_v_version_certificates" USING btree ("file_id");
  CREATE INDEX "_suppliers_v_parent_idx" ON "_suppliers_v" USING btree ("parent_id");
  CREATE INDEX "_suppliers_v_version_version_name_cn_idx" ON "_suppliers_v" USING btree ("version_name_cn");
  CREATE INDEX "_suppliers_v_version_version_name_en_idx" ON "_suppliers_v" USING btree ("version_name_en");
  CREATE INDEX "_suppliers_v_version_version_logo_idx" ON "_suppliers_v" USING btree ("version_logo_id");
  CREATE INDEX "_suppliers_v_version_version_updated_at_idx" ON "_suppliers_v" USING btree ("version_updated_at");
  CREATE INDEX "_suppliers_v_version_version_created_at_idx" ON "_suppliers_v" USING btree ("version_created_at");
  CREATE INDEX "_suppliers_v_created_at_idx" ON "_suppliers_v" USING btree ("created_at");
  CREATE INDEX "_suppliers_v_updated_at_idx" ON "_suppliers_v" USING btree ("updated_at");
  CREATE INDEX "_suppliers_v_texts_order_parent" ON "_suppliers_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_suppliers_v_texts_parent_idx" ON "_suppliers_v_texts" USING btree ("parent_id");
  CREATE INDEX "_suppliers_v_rels_order_idx" ON "_suppliers_v_rels" USING btree ("order");
  CREATE INDEX "_suppliers_v_rels_parent_idx" ON "_suppliers_v_rels" USING btree ("parent_id");
  CREATE INDEX "_suppliers_v_rels_path_idx" ON "_suppliers_v_rels" USING btree ("path");
  CREATE INDEX "_suppliers_v_rels_media_id_idx" ON "_suppliers_v_rels" USING btree ("media_id");
  CREATE INDEX "_suppliers_v_rels_industries_id_idx" ON "_suppliers_v_rels" USING btree ("industries_id");
  CREATE INDEX "_suppliers_v_rels_tags_id_idx" ON "_suppliers_v_rels" USING btree ("tags_id");
  CREATE INDEX "products_name_cn_idx" ON "products" USING btree ("name_cn");
  CREATE INDEX "products_name_en_idx" ON "products" USING btree ("name_en");
  CREATE INDEX "products_supplier_idx" ON "products" USING btree ("supplier_id");
  CREATE INDEX "products_data_sheet_idx" ON "products" USING btree ("data_sheet_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id");
  CREATE INDEX "products_rels_industries_id_idx" ON "products_rels" USING btree ("industries_id");
  CREATE INDEX "products_rels_tags_id_idx" ON "products_rels" USING btree ("tags_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_name_cn_idx" ON "_products_v" USING btree ("version_name_cn");
  CREATE INDEX "_products_v_version_version_name_en_idx" ON "_products_v" USING btree ("version_name_en");
  CREATE INDEX "_products_v_version_version_supplier_idx" ON "_products_v" USING btree ("version_supplier_id");
  CREATE INDEX "_products_v_version_version_data_sheet_idx" ON "_products_v" USING btree ("version_data_sheet_id");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_media_id_idx" ON "_products_v_rels" USING btree ("media_id");
  CREATE INDEX "_products_v_rels_industries_id_idx" ON "_products_v_rels" USING btree ("industries_id");
  CREATE INDEX "_products_v_rels_tags_id_idx" ON "_products_v_rels" USING btree ("tags_id");
  CREATE INDEX "industries_name_cn_idx" ON "industries" USING btree ("name_cn");
  CREATE INDEX "industries_name_en_idx" ON "industries" USING btree ("name_en");
  CREATE INDEX "industries_parent_idx" ON "industries" USING btree ("parent_id");
  CREATE INDEX "industries_group_idx" ON "industries" USING btree ("group_id");
  CREATE UNIQUE INDEX "industries_seo_path_idx" ON "industries" USING btree ("seo_path");
  CREATE INDEX "industries_order_idx" ON "industries" USING btree ("order");
  CREATE INDEX "industries_updated_at_idx" ON "industries" USING btree ("updated_at");
  CREATE INDEX "industries_created_at_idx" ON "industries" USING btree ("created_at");
  CREATE INDEX "_industries_v_parent_idx" ON "_industries_v" USING btree ("parent_id");
  CREATE INDEX "_industries_v_version_version_name_cn_idx" ON "_industries_v" USING btree ("version_name_cn");
  CREATE INDEX "_industries_v_version_version_name_en_idx" ON "_industries_v" USING btree ("version_name_en");
  CREATE INDEX "_industries_v_version_version_parent_idx" ON "_industries_v" USING btree ("version_parent_id");
  CREATE INDEX "_industries_v_version_version_group_idx" ON "_industries_v" USING btree ("version_group_id");
  CREATE INDEX "_industries_v_version_version_seo_path_idx" ON "_industries_v" USING btree ("version_seo_path");
  CREATE INDEX "_industries_v_version_version_order_idx" ON "_industries_v" USING btree ("version_order");
  CREATE INDEX "_industries_v_version_version_updated_at_idx" ON "_industries_v" USING btree ("version_updated_at");
  CREATE INDEX "_industries_v_version_version_created_at_idx" ON "_industries_v" USING btree ("version_created_at");
  CREATE INDEX "_industries_v_created_at_idx" ON "_industries_v" USING btree ("created_at");
  CREATE INDEX "_industries_v_updated_at_idx" ON "_industries_v" USING btree ("updated_at");
  CREATE INDEX "industry_groups_order_idx" ON "industry_groups" USING btree ("order");
  CREATE INDEX "industry_groups_updated_at_idx" ON "industry_groups" USING btree ("updated_at");
  CREATE INDEX "industry_groups_created_at_idx" ON "industry_groups" USING btree ("created_at");
  CREATE INDEX "_industry_groups_v_parent_idx" ON "_industry_groups_v" USING btree ("parent_id");
  CREATE INDEX "_industry_groups_v_version_version_order_idx" ON "_industry_groups_v" USING btree ("version_order");
  CREATE INDEX "_industry_groups_v_version_version_updated_at_idx" ON "_industry_groups_v" USING btree ("version_updated_at");
  CREATE INDEX "_industry_groups_v_version_version_created_at_idx" ON "_industry_groups_v" USING btree ("version_created_at");
  CREATE INDEX "_industry_groups_v_created_at_idx" ON "_industry_groups_v" USING btree ("created_at");
  CREATE INDEX "_industry_groups_v_updated_at_idx" ON "_industry_groups_v" USING btree ("updated_at");
  CREATE INDEX "tags_tag_name_cn_idx" ON "tags" USING btree ("tag_name_cn");
  CREATE INDEX "tags_tag_name_en_idx" ON "tags" USING btree ("tag_name_en");
  CREATE INDEX "tags_updated_at_idx" ON "tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "tags" USING btree ("created_at");
  CREATE INDEX "tags_rels_order_idx" ON "tags_rels" USING btree ("order");
  CREATE INDEX "tags_rels_parent_idx" ON "tags_rels" USING btree ("parent_id");
  CREATE INDEX "tags_rels_path_idx" ON "tags_rels" USING btree ("path");
  CREATE INDEX "tags_rels_industries_id_idx" ON "tags_rels" USING btree ("industries_id");
  CREATE INDEX "_tags_v_parent_idx" ON "_tags_v" USING btree ("parent_id");
  CREATE INDEX "_tags_v_version_version_tag_name_cn_idx" ON "_tags_v" USING btree ("version_tag_name_cn");
  CREATE INDEX "_tags_v_version_version_tag_name_en_idx" ON "_tags_v" USING btree ("version_tag_name_en");
  CREATE INDEX "_tags_v_version_version_updated_at_idx" ON "_tags_v" USING btree ("version_updated_at");
  CREATE INDEX "_tags_v_version_version_created_at_idx" ON "_tags_v" USING btree ("version_created_at");
  CREATE INDEX "_tags_v_created_at_idx" ON "_tags_v" USING btree ("created_at");
  CREATE INDEX "_tags_v_updated_at_idx" ON "_tags_v" USING btree ("updated_at");
  CREATE INDEX "_tags_v_rels_order_idx" ON "_tags_v_rels" USING btree ("order");
  CREATE INDEX "_tags_v_rels_parent_idx" ON "_tags_v_rels" USING btree ("parent_id");
  CREATE INDEX "_tags_v_rels_path_idx" ON "_tags_v_rels" USING btree ("path");
  CREATE INDEX "_tags_v_rels_industries_id_idx" ON "_tags_v_rels" USING btree ("industries_id");
  CREATE UNIQUE INDEX "properties_key_idx" ON "properties" USING btree ("key");
  CREATE INDEX "properties_updated_at_idx" ON "properties" USING btree ("updated_at");
  CREATE INDEX "properties_created_at_idx" ON "properties" USING btree ("created_at");
  CREATE INDEX "_properties_v_parent_idx" ON "_properties_v" USING btree ("parent_id");
  CREATE INDEX "_properties_v_version_version_key_idx" ON "_properties_v" USING btree ("version_key");
  CREATE INDEX "_properties_v_version_version_updated_at_idx" ON "_properties_v" USING btree ("version_updated_at");
  CREATE INDEX "_properties_v_version_version_created_at_idx" ON "_properties_v" USING btree ("version_created_at");
  CREATE INDEX "_properties_v_created_at_idx" ON "_properties_v" USING btree ("created_at");
  CREATE INDEX "_properties_v_updated_at_idx" ON "_properties_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "settings_edition_idx" ON "settings" USING btree ("edition");
  CREATE INDEX "settings_updated_at_idx" ON "settings" USING btree ("updated_at");
  CREATE INDEX "settings_created_at_idx" ON "settings" USING btree ("created_at");
  CREATE INDEX "settings_texts_order_parent" ON "settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "settings_texts_parent_idx" ON "settings_texts" USING btree ("parent_id");
  CREATE INDEX "settings_rels_order_idx" ON "settings_rels" USING btree ("order");
  CREATE INDEX "settings_rels_parent_idx" ON "settings_rels" USING btree ("parent_id");
  CREATE INDEX "settings_rels_path_idx" ON "settings_rels" USING btree ("path");
  CREATE INDEX "settings_rels_media_id_idx" ON "settings_rels" USING btree ("media_id");
  CREATE INDEX "_settings_v_parent_idx" ON "_settings_v" USING btree ("parent_id");
  CREATE INDEX "_settings_v_version_version_edition_idx" ON "_settings_v" USING btree ("version_edition");
  CREATE INDEX "_settings_v_version_version_updated_at_idx" ON "_settings_v" USING btree ("version_updated_at");
  CREATE INDEX "_settings_v_version_version_created_at_idx" ON "_settings_v" USING btree ("version_created_at");
  CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" USING btree ("created_at");
  CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" USING btree ("updated_at");
  CREATE INDEX "_settings_v_texts_order_parent" ON "_settings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_settings_v_texts_parent_idx" ON "_settings_v_texts" USING btree ("parent_id");
  CREATE INDEX "_settings_v_rels_order_idx" ON "_settings_v_rels" USING btree ("order");
  CREATE INDEX "_settings_v_rels_parent_idx" ON "_settings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_settings_v_rels_path_idx" ON "_settings_v_rels" USING btree ("path");
  CREATE INDEX "_settings_v_rels_media_id_idx" ON "_settings_v_rels" USING btree ("media_id");
  CREATE INDEX "hot_keywords_edition_idx" ON "hot_keywords" USING btree ("edition");
  CREATE INDEX "hot_keywords_order_idx" ON "hot_keywords" USING btree ("order");
  CREATE INDEX "hot_keywords_updated_at_idx" ON "hot_keywords" USING btree ("updated_at");
  CREATE INDEX "hot_keywords_created_at_idx" ON "hot_keywords" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_twin_pairs_id_idx" ON "payload_locked_documents_rels" USING btree ("twin_pairs_id");
  CREATE INDEX "payload_locked_documents_rels_suppliers_id_idx" ON "payload_locked_documents_rels" USING btree ("suppliers_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_industries_id_idx" ON "payload_locked_documents_rels" USING btree ("industries_id");
  CREATE INDEX "payload_locked_documents_rels_industry_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("industry_groups_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("tags_id");
  CREATE INDEX "payload_locked_documents_rels_properties_id_idx" ON "payload_locked_documents_rels" USING btree ("properties_id");
  CREATE INDEX "payload_locked_documents_rels_settings_id_idx" ON "payload_locked_documents_rels" USING btree ("settings_id");
  CREATE INDEX "payload_locked_documents_rels_hot_keywords_id_idx" ON "payload_locked_documents_rels" USING btree ("hot_keywords_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "articles_corrections" CASCADE;
  DROP TABLE "articles_types" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_rels" CASCADE;
  DROP TABLE "_articles_v_version_corrections" CASCADE;
  DROP TABLE "_articles_v_version_types" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_rels" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "twin_pairs" CASCADE;
  DROP TABLE "suppliers_certificates" CASCADE;
  DROP TABLE "suppliers" CASCADE;
  DROP TABLE "suppliers_texts" CASCADE;
  DROP TABLE "suppliers_rels" CASCADE;
  DROP TABLE "_suppliers_v_version_certificates" CASCADE;
  DROP TABLE "_suppliers_v" CASCADE;
  DROP TABLE "_suppliers_v_texts" CASCADE;
  DROP TABLE "_suppliers_v_rels" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "industries" CASCADE;
  DROP TABLE "_industries_v" CASCADE;
  DROP TABLE "industry_groups" CASCADE;
  DROP TABLE "_industry_groups_v" CASCADE;
  DROP TABLE "tags" CASCADE;
  DROP TABLE "tags_rels" CASCADE;
  DROP TABLE "_tags_v" CASCADE;
  DROP TABLE "_tags_v_rels" CASCADE;
  DROP TABLE "properties" CASCADE;
  DROP TABLE "_properties_v" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "settings_texts" CASCADE;
  DROP TABLE "settings_rels" CASCADE;
  DROP TABLE "_settings_v" CASCADE;
  DROP TABLE "_settings_v_texts" CASCADE;
  DROP TABLE "_settings_v_rels" CASCADE;
  DROP TABLE "hot_keywords" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."enum_articles_types";
  DROP TYPE "public"."enum_articles_edition";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_types";
  DROP TYPE "public"."enum__articles_v_version_edition";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum_twin_pairs_kind";
  DROP TYPE "public"."enum_twin_pairs_source";
  DROP TYPE "public"."enum_products_currency";
  DROP TYPE "public"."enum__products_v_version_currency";
  DROP TYPE "public"."enum_properties_kind";
  DROP TYPE "public"."enum__properties_v_version_kind";
  DROP TYPE "public"."enum_settings_edition";
  DROP TYPE "public"."enum__settings_v_version_edition";
  DROP TYPE "public"."enum_hot_keywords_edition";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`);
}
