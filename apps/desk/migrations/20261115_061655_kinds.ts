import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The settings' list of QR pictures, now each under its own name, stays behind empty: the release before reads it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_front_pages_slots_place" AS ENUM('lead', 'second', 'latest', 'pick', 'showroom', 'video', 'magazine', 'paper', 'show');
  CREATE TYPE "public"."enum_front_pages_edition" AS ENUM('cn', 'en');
  CREATE TYPE "public"."enum__front_pages_v_version_slots_place" AS ENUM('lead', 'second', 'latest', 'pick', 'showroom', 'video', 'magazine', 'paper', 'show');
  CREATE TYPE "public"."enum__front_pages_v_version_edition" AS ENUM('cn', 'en');
  CREATE TYPE "public"."enum_white_papers_edition" AS ENUM('cn', 'en');
  CREATE TYPE "public"."enum_white_papers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__white_papers_v_version_edition" AS ENUM('cn', 'en');
  CREATE TYPE "public"."enum__white_papers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_magazines_languages" AS ENUM('cn', 'en');
  CREATE TYPE "public"."enum_magazines_frequency" AS ENUM('weekly', 'fortnightly', 'monthly', 'bimonthly', 'quarterly');
  CREATE TYPE "public"."enum_issues_lang" AS ENUM('cn', 'en');
  CREATE TYPE "public"."enum__issues_v_version_lang" AS ENUM('cn', 'en');
  CREATE TYPE "public"."enum_listings_kind" AS ENUM('demand', 'supply');
  CREATE TYPE "public"."enum_listings_currency" AS ENUM('CNY', 'USD', 'EUR');
  CREATE TYPE "public"."enum_listings_state" AS ENUM('waiting', 'live', 'refused', 'closed');
  CREATE TYPE "public"."enum_listings_original" AS ENUM('cn', 'en');
  CREATE TYPE "public"."enum__listings_v_version_kind" AS ENUM('demand', 'supply');
  CREATE TYPE "public"."enum__listings_v_version_currency" AS ENUM('CNY', 'USD', 'EUR');
  CREATE TYPE "public"."enum__listings_v_version_state" AS ENUM('waiting', 'live', 'refused', 'closed');
  CREATE TYPE "public"."enum__listings_v_version_original" AS ENUM('cn', 'en');
  CREATE TYPE "public"."enum_banners_edition" AS ENUM('cn', 'en');
  CREATE TYPE "public"."enum_pages_edition" AS ENUM('cn', 'en');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_edition" AS ENUM('cn', 'en');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_media_items_edition" AS ENUM('cn', 'en');
  CREATE TYPE "public"."enum_media_items_kind" AS ENUM('release', 'coverage', 'award', 'kit');
  CREATE TYPE "public"."enum_media_items_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__media_items_v_version_edition" AS ENUM('cn', 'en');
  CREATE TYPE "public"."enum__media_items_v_version_kind" AS ENUM('release', 'coverage', 'award', 'kit');
  CREATE TYPE "public"."enum__media_items_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_blogrolls_edition" AS ENUM('cn', 'en');
  CREATE TYPE "public"."enum_redirects_match" AS ENUM('exact', 'pattern');
  CREATE TYPE "public"."enum_redirects_edition" AS ENUM('cn', 'en', 'both');
  ALTER TYPE "public"."enum_twin_pairs_kind" ADD VALUE 'paper';
  ALTER TYPE "public"."enum_twin_pairs_kind" ADD VALUE 'page';
  ALTER TYPE "public"."enum_twin_pairs_kind" ADD VALUE 'media_item';
  CREATE TABLE "front_pages_slots" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"place" "enum_front_pages_slots_place" DEFAULT 'lead' NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone
  );
  
  CREATE TABLE "front_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"edition" "enum_front_pages_edition" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "front_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" integer,
  	"videos_id" integer,
  	"white_papers_id" integer,
  	"issues_id" integer,
  	"shows_id" integer,
  	"products_id" integer
  );
  
  CREATE TABLE "_front_pages_v_version_slots" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"place" "enum__front_pages_v_version_slots_place" DEFAULT 'lead' NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_front_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_edition" "enum__front_pages_v_version_edition" NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_front_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" integer,
  	"videos_id" integer,
  	"white_papers_id" integer,
  	"issues_id" integer,
  	"shows_id" integer,
  	"products_id" integer
  );
  
  CREATE TABLE "white_papers_inside" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "white_papers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"brief" varchar,
  	"opening" varchar,
  	"file_id" integer,
  	"pages" numeric,
  	"picture_id" integer,
  	"supplier_id" integer,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_keywords" varchar,
  	"seo_picture_id" integer,
  	"edition" "enum_white_papers_edition",
  	"publish_time" timestamp(3) with time zone,
  	"changed_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_white_papers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "white_papers_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_white_papers_v_version_inside" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_white_papers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_brief" varchar,
  	"version_opening" varchar,
  	"version_file_id" integer,
  	"version_pages" numeric,
  	"version_picture_id" integer,
  	"version_supplier_id" integer,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_keywords" varchar,
  	"version_seo_picture_id" integer,
  	"version_edition" "enum__white_papers_v_version_edition",
  	"version_publish_time" timestamp(3) with time zone,
  	"version_changed_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__white_papers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_white_papers_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "private_files" (
  	"id" serial PRIMARY KEY NOT NULL,
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
  	"height" numeric
  );
  
  CREATE TABLE "magazines_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_magazines_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "magazines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mag_title_cn" varchar,
  	"mag_title_en" varchar,
  	"about_cn" varchar,
  	"about_en" varchar,
  	"cover_id" integer,
  	"frequency" "enum_magazines_frequency",
  	"order" numeric DEFAULT 0,
  	"label" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "issues_contents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"page" numeric,
  	"article_id" integer
  );
  
  CREATE TABLE "issues_pages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"text" varchar
  );
  
  CREATE TABLE "issues" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"magazine_id" integer NOT NULL,
  	"year" numeric NOT NULL,
  	"period" numeric NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"image_id" integer,
  	"file_id" integer,
  	"lang" "enum_issues_lang" NOT NULL,
  	"live_cn" boolean DEFAULT false,
  	"live_en" boolean DEFAULT false,
  	"label" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "issues_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"industries_id" integer
  );
  
  CREATE TABLE "_issues_v_version_contents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"page" numeric,
  	"article_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_issues_v_version_pages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_issues_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_magazine_id" integer NOT NULL,
  	"version_year" numeric NOT NULL,
  	"version_period" numeric NOT NULL,
  	"version_date" timestamp(3) with time zone NOT NULL,
  	"version_image_id" integer,
  	"version_file_id" integer,
  	"version_lang" "enum__issues_v_version_lang" NOT NULL,
  	"version_live_cn" boolean DEFAULT false,
  	"version_live_en" boolean DEFAULT false,
  	"version_label" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_issues_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"industries_id" integer
  );
  
  CREATE TABLE "suppliers_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" varchar,
  	"phone" varchar,
  	"email" varchar
  );
  
  CREATE TABLE "_suppliers_v_version_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "shows_exhibitors" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"supplier_id" integer NOT NULL,
  	"hall" varchar,
  	"booth" varchar
  );
  
  CREATE TABLE "shows" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name_cn" varchar,
  	"name_en" varchar,
  	"from" timestamp(3) with time zone NOT NULL,
  	"to" timestamp(3) with time zone NOT NULL,
  	"about_cn" varchar,
  	"about_en" varchar,
  	"picture_id" integer,
  	"country" varchar,
  	"city_cn" varchar,
  	"city_en" varchar,
  	"venue_cn" varchar,
  	"venue_en" varchar,
  	"organiser_cn" varchar,
  	"organiser_en" varchar,
  	"website" varchar,
  	"live_cn" boolean DEFAULT false,
  	"live_en" boolean DEFAULT false,
  	"label" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shows_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"industries_id" integer
  );
  
  CREATE TABLE "_shows_v_version_exhibitors" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"supplier_id" integer NOT NULL,
  	"hall" varchar,
  	"booth" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_shows_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name_cn" varchar,
  	"version_name_en" varchar,
  	"version_from" timestamp(3) with time zone NOT NULL,
  	"version_to" timestamp(3) with time zone NOT NULL,
  	"version_about_cn" varchar,
  	"version_about_en" varchar,
  	"version_picture_id" integer,
  	"version_country" varchar,
  	"version_city_cn" varchar,
  	"version_city_en" varchar,
  	"version_venue_cn" varchar,
  	"version_venue_en" varchar,
  	"version_organiser_cn" varchar,
  	"version_organiser_en" varchar,
  	"version_website" varchar,
  	"version_live_cn" boolean DEFAULT false,
  	"version_live_en" boolean DEFAULT false,
  	"version_label" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_shows_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"industries_id" integer
  );
  
  CREATE TABLE "listings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_listings_kind" DEFAULT 'demand' NOT NULL,
  	"title_cn" varchar,
  	"title_en" varchar,
  	"detail_cn" varchar,
  	"detail_en" varchar,
  	"quantity" numeric,
  	"unit_cn" varchar,
  	"unit_en" varchar,
  	"price" numeric,
  	"currency" "enum_listings_currency",
  	"place_cn" varchar,
  	"place_en" varchar,
  	"state" "enum_listings_state" DEFAULT 'waiting' NOT NULL,
  	"refusal_reason" varchar,
  	"live_cn" boolean DEFAULT false,
  	"live_en" boolean DEFAULT false,
  	"expires" timestamp(3) with time zone NOT NULL,
  	"original" "enum_listings_original",
  	"member" varchar,
  	"label" varchar,
  	"search_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "listings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"industries_id" integer
  );
  
  CREATE TABLE "_listings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__listings_v_version_kind" DEFAULT 'demand' NOT NULL,
  	"version_title_cn" varchar,
  	"version_title_en" varchar,
  	"version_detail_cn" varchar,
  	"version_detail_en" varchar,
  	"version_quantity" numeric,
  	"version_unit_cn" varchar,
  	"version_unit_en" varchar,
  	"version_price" numeric,
  	"version_currency" "enum__listings_v_version_currency",
  	"version_place_cn" varchar,
  	"version_place_en" varchar,
  	"version_state" "enum__listings_v_version_state" DEFAULT 'waiting' NOT NULL,
  	"version_refusal_reason" varchar,
  	"version_live_cn" boolean DEFAULT false,
  	"version_live_en" boolean DEFAULT false,
  	"version_expires" timestamp(3) with time zone NOT NULL,
  	"version_original" "enum__listings_v_version_original",
  	"version_member" varchar,
  	"version_label" varchar,
  	"version_search_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_listings_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"industries_id" integer
  );
  
  CREATE TABLE "banners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"image_id" integer NOT NULL,
  	"image2_id" integer,
  	"target" varchar NOT NULL,
  	"advertiser" varchar,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"edition" "enum_banners_edition" NOT NULL,
  	"code" varchar NOT NULL,
  	"weight" numeric DEFAULT 1 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "banners_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"industries_id" integer
  );
  
  CREATE TABLE "terms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"industry_id" integer,
  	"label" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "terms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_keywords" varchar,
  	"seo_picture_id" integer,
  	"edition" "enum_pages_edition",
  	"path" varchar,
  	"publish_time" timestamp(3) with time zone,
  	"changed_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_keywords" varchar,
  	"version_seo_picture_id" integer,
  	"version_edition" "enum__pages_v_version_edition",
  	"version_path" varchar,
  	"version_publish_time" timestamp(3) with time zone,
  	"version_changed_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "media_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"body" jsonb,
  	"picture_id" integer,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_keywords" varchar,
  	"seo_picture_id" integer,
  	"edition" "enum_media_items_edition",
  	"kind" "enum_media_items_kind" DEFAULT 'release',
  	"date" timestamp(3) with time zone,
  	"publish_time" timestamp(3) with time zone,
  	"changed_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_media_items_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "media_items_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_media_items_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_body" jsonb,
  	"version_picture_id" integer,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_keywords" varchar,
  	"version_seo_picture_id" integer,
  	"version_edition" "enum__media_items_v_version_edition",
  	"version_kind" "enum__media_items_v_version_kind" DEFAULT 'release',
  	"version_date" timestamp(3) with time zone,
  	"version_publish_time" timestamp(3) with time zone,
  	"version_changed_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__media_items_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_media_items_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "offices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name_cn" varchar,
  	"name_en" varchar,
  	"address_cn" varchar,
  	"address_en" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"hours_cn" varchar,
  	"hours_en" varchar,
  	"head" boolean DEFAULT false,
  	"order" numeric DEFAULT 0,
  	"label" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "people" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name_cn" varchar,
  	"name_en" varchar,
  	"position_cn" varchar,
  	"position_en" varchar,
  	"bio_cn" varchar,
  	"bio_en" varchar,
  	"portrait_id" integer,
  	"order" numeric DEFAULT 0,
  	"label" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vacancies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title_cn" varchar,
  	"title_en" varchar,
  	"department_cn" varchar,
  	"department_en" varchar,
  	"place_cn" varchar,
  	"place_en" varchar,
  	"description_cn" varchar,
  	"description_en" varchar,
  	"live_cn" boolean DEFAULT false,
  	"live_en" boolean DEFAULT false,
  	"posted" timestamp(3) with time zone NOT NULL,
  	"closes" timestamp(3) with time zone,
  	"label" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_vacancies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title_cn" varchar,
  	"version_title_en" varchar,
  	"version_department_cn" varchar,
  	"version_department_en" varchar,
  	"version_place_cn" varchar,
  	"version_place_en" varchar,
  	"version_description_cn" varchar,
  	"version_description_en" varchar,
  	"version_live_cn" boolean DEFAULT false,
  	"version_live_en" boolean DEFAULT false,
  	"version_posted" timestamp(3) with time zone NOT NULL,
  	"version_closes" timestamp(3) with time zone,
  	"version_label" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "milestones" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric NOT NULL,
  	"month" numeric,
  	"title_cn" varchar,
  	"title_en" varchar,
  	"text_cn" varchar,
  	"text_en" varchar,
  	"picture_id" integer,
  	"label" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "blogrolls" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"url_rel" varchar,
  	"edition" "enum_blogrolls_edition" NOT NULL,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"match" "enum_redirects_match" DEFAULT 'exact' NOT NULL,
  	"to" varchar NOT NULL,
  	"permanent" boolean DEFAULT true,
  	"edition" "enum_redirects_edition" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "suppliers" ADD COLUMN "province_cn" varchar;
  ALTER TABLE "suppliers" ADD COLUMN "province_en" varchar;
  ALTER TABLE "suppliers" ADD COLUMN "city_cn" varchar;
  ALTER TABLE "suppliers" ADD COLUMN "city_en" varchar;
  ALTER TABLE "_suppliers_v" ADD COLUMN "version_province_cn" varchar;
  ALTER TABLE "_suppliers_v" ADD COLUMN "version_province_en" varchar;
  ALTER TABLE "_suppliers_v" ADD COLUMN "version_city_cn" varchar;
  ALTER TABLE "_suppliers_v" ADD COLUMN "version_city_en" varchar;
  ALTER TABLE "settings" ADD COLUMN "qr_wechat_id" integer;
  ALTER TABLE "settings" ADD COLUMN "qr_channels_id" integer;
  ALTER TABLE "settings" ADD COLUMN "qr_secretary_id" integer;
  ALTER TABLE "settings" ADD COLUMN "qr_app_id" integer;
  ALTER TABLE "settings" ADD COLUMN "qr_weibo_id" integer;
  ALTER TABLE "settings" ADD COLUMN "qr_newsletter_id" integer;
  ALTER TABLE "_settings_v" ADD COLUMN "version_qr_wechat_id" integer;
  ALTER TABLE "_settings_v" ADD COLUMN "version_qr_channels_id" integer;
  ALTER TABLE "_settings_v" ADD COLUMN "version_qr_secretary_id" integer;
  ALTER TABLE "_settings_v" ADD COLUMN "version_qr_app_id" integer;
  ALTER TABLE "_settings_v" ADD COLUMN "version_qr_weibo_id" integer;
  ALTER TABLE "_settings_v" ADD COLUMN "version_qr_newsletter_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "front_pages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "white_papers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "private_files_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "magazines_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "issues_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "shows_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "listings_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "banners_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "terms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "media_items_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "offices_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "people_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "vacancies_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "milestones_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "blogrolls_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "front_pages_slots" ADD CONSTRAINT "front_pages_slots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."front_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "front_pages_rels" ADD CONSTRAINT "front_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."front_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "front_pages_rels" ADD CONSTRAINT "front_pages_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "front_pages_rels" ADD CONSTRAINT "front_pages_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "front_pages_rels" ADD CONSTRAINT "front_pages_rels_white_papers_fk" FOREIGN KEY ("white_papers_id") REFERENCES "public"."white_papers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "front_pages_rels" ADD CONSTRAINT "front_pages_rels_issues_fk" FOREIGN KEY ("issues_id") REFERENCES "public"."issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "front_pages_rels" ADD CONSTRAINT "front_pages_rels_shows_fk" FOREIGN KEY ("shows_id") REFERENCES "public"."shows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "front_pages_rels" ADD CONSTRAINT "front_pages_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_front_pages_v_version_slots" ADD CONSTRAINT "_front_pages_v_version_slots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_front_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_front_pages_v" ADD CONSTRAINT "_front_pages_v_parent_id_front_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."front_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_front_pages_v_rels" ADD CONSTRAINT "_front_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_front_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_front_pages_v_rels" ADD CONSTRAINT "_front_pages_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_front_pages_v_rels" ADD CONSTRAINT "_front_pages_v_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_front_pages_v_rels" ADD CONSTRAINT "_front_pages_v_rels_white_papers_fk" FOREIGN KEY ("white_papers_id") REFERENCES "public"."white_papers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_front_pages_v_rels" ADD CONSTRAINT "_front_pages_v_rels_issues_fk" FOREIGN KEY ("issues_id") REFERENCES "public"."issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_front_pages_v_rels" ADD CONSTRAINT "_front_pages_v_rels_shows_fk" FOREIGN KEY ("shows_id") REFERENCES "public"."shows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_front_pages_v_rels" ADD CONSTRAINT "_front_pages_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "white_papers_inside" ADD CONSTRAINT "white_papers_inside_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."white_papers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "white_papers" ADD CONSTRAINT "white_papers_file_id_private_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."private_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "white_papers" ADD CONSTRAINT "white_papers_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "white_papers" ADD CONSTRAINT "white_papers_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "white_papers" ADD CONSTRAINT "white_papers_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "white_papers" ADD CONSTRAINT "white_papers_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "white_papers_rels" ADD CONSTRAINT "white_papers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."white_papers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "white_papers_rels" ADD CONSTRAINT "white_papers_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "white_papers_rels" ADD CONSTRAINT "white_papers_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_white_papers_v_version_inside" ADD CONSTRAINT "_white_papers_v_version_inside_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_white_papers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_white_papers_v" ADD CONSTRAINT "_white_papers_v_parent_id_white_papers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."white_papers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_white_papers_v" ADD CONSTRAINT "_white_papers_v_version_file_id_private_files_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."private_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_white_papers_v" ADD CONSTRAINT "_white_papers_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_white_papers_v" ADD CONSTRAINT "_white_papers_v_version_supplier_id_suppliers_id_fk" FOREIGN KEY ("version_supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_white_papers_v" ADD CONSTRAINT "_white_papers_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_white_papers_v" ADD CONSTRAINT "_white_papers_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_white_papers_v_rels" ADD CONSTRAINT "_white_papers_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_white_papers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_white_papers_v_rels" ADD CONSTRAINT "_white_papers_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_white_papers_v_rels" ADD CONSTRAINT "_white_papers_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "magazines_languages" ADD CONSTRAINT "magazines_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."magazines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "magazines" ADD CONSTRAINT "magazines_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "issues_contents" ADD CONSTRAINT "issues_contents_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "issues_contents" ADD CONSTRAINT "issues_contents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "issues_pages" ADD CONSTRAINT "issues_pages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "issues_pages" ADD CONSTRAINT "issues_pages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "issues" ADD CONSTRAINT "issues_magazine_id_magazines_id_fk" FOREIGN KEY ("magazine_id") REFERENCES "public"."magazines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "issues" ADD CONSTRAINT "issues_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "issues" ADD CONSTRAINT "issues_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "issues_rels" ADD CONSTRAINT "issues_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "issues_rels" ADD CONSTRAINT "issues_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_issues_v_version_contents" ADD CONSTRAINT "_issues_v_version_contents_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_issues_v_version_contents" ADD CONSTRAINT "_issues_v_version_contents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_issues_v_version_pages" ADD CONSTRAINT "_issues_v_version_pages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_issues_v_version_pages" ADD CONSTRAINT "_issues_v_version_pages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_issues_v" ADD CONSTRAINT "_issues_v_parent_id_issues_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."issues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_issues_v" ADD CONSTRAINT "_issues_v_version_magazine_id_magazines_id_fk" FOREIGN KEY ("version_magazine_id") REFERENCES "public"."magazines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_issues_v" ADD CONSTRAINT "_issues_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_issues_v" ADD CONSTRAINT "_issues_v_version_file_id_media_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_issues_v_rels" ADD CONSTRAINT "_issues_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_issues_v_rels" ADD CONSTRAINT "_issues_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "suppliers_contacts" ADD CONSTRAINT "suppliers_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_suppliers_v_version_contacts" ADD CONSTRAINT "_suppliers_v_version_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_suppliers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shows_exhibitors" ADD CONSTRAINT "shows_exhibitors_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shows_exhibitors" ADD CONSTRAINT "shows_exhibitors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shows" ADD CONSTRAINT "shows_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shows_rels" ADD CONSTRAINT "shows_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shows_rels" ADD CONSTRAINT "shows_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shows_v_version_exhibitors" ADD CONSTRAINT "_shows_v_version_exhibitors_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shows_v_version_exhibitors" ADD CONSTRAINT "_shows_v_version_exhibitors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shows_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shows_v" ADD CONSTRAINT "_shows_v_parent_id_shows_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shows"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shows_v" ADD CONSTRAINT "_shows_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shows_v_rels" ADD CONSTRAINT "_shows_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_shows_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shows_v_rels" ADD CONSTRAINT "_shows_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listings_rels" ADD CONSTRAINT "listings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listings_rels" ADD CONSTRAINT "listings_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_listings_v" ADD CONSTRAINT "_listings_v_parent_id_listings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_listings_v_rels" ADD CONSTRAINT "_listings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_listings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_listings_v_rels" ADD CONSTRAINT "_listings_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_image2_id_media_id_fk" FOREIGN KEY ("image2_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners_rels" ADD CONSTRAINT "banners_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners_rels" ADD CONSTRAINT "banners_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "terms" ADD CONSTRAINT "terms_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "terms_texts" ADD CONSTRAINT "terms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_items" ADD CONSTRAINT "media_items_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_items" ADD CONSTRAINT "media_items_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_items" ADD CONSTRAINT "media_items_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_items_rels" ADD CONSTRAINT "media_items_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_items_rels" ADD CONSTRAINT "media_items_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_media_items_v" ADD CONSTRAINT "_media_items_v_parent_id_media_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_media_items_v" ADD CONSTRAINT "_media_items_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_media_items_v" ADD CONSTRAINT "_media_items_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_media_items_v" ADD CONSTRAINT "_media_items_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_media_items_v_rels" ADD CONSTRAINT "_media_items_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_media_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_media_items_v_rels" ADD CONSTRAINT "_media_items_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_parent_id_vacancies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "milestones" ADD CONSTRAINT "milestones_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "front_pages_slots_order_idx" ON "front_pages_slots" USING btree ("_order");
  CREATE INDEX "front_pages_slots_parent_id_idx" ON "front_pages_slots" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "front_pages_edition_idx" ON "front_pages" USING btree ("edition");
  CREATE INDEX "front_pages_updated_at_idx" ON "front_pages" USING btree ("updated_at");
  CREATE INDEX "front_pages_created_at_idx" ON "front_pages" USING btree ("created_at");
  CREATE INDEX "front_pages_rels_order_idx" ON "front_pages_rels" USING btree ("order");
  CREATE INDEX "front_pages_rels_parent_idx" ON "front_pages_rels" USING btree ("parent_id");
  CREATE INDEX "front_pages_rels_path_idx" ON "front_pages_rels" USING btree ("path");
  CREATE INDEX "front_pages_rels_articles_id_idx" ON "front_pages_rels" USING btree ("articles_id");
  CREATE INDEX "front_pages_rels_videos_id_idx" ON "front_pages_rels" USING btree ("videos_id");
  CREATE INDEX "front_pages_rels_white_papers_id_idx" ON "front_pages_rels" USING btree ("white_papers_id");
  CREATE INDEX "front_pages_rels_issues_id_idx" ON "front_pages_rels" USING btree ("issues_id");
  CREATE INDEX "front_pages_rels_shows_id_idx" ON "front_pages_rels" USING btree ("shows_id");
  CREATE INDEX "front_pages_rels_products_id_idx" ON "front_pages_rels" USING btree ("products_id");
  CREATE INDEX "_front_pages_v_version_slots_order_idx" ON "_front_pages_v_version_slots" USING btree ("_order");
  CREATE INDEX "_front_pages_v_version_slots_parent_id_idx" ON "_front_pages_v_version_slots" USING btree ("_parent_id");
  CREATE INDEX "_front_pages_v_parent_idx" ON "_front_pages_v" USING btree ("parent_id");
  CREATE INDEX "_front_pages_v_version_version_edition_idx" ON "_front_pages_v" USING btree ("version_edition");
  CREATE INDEX "_front_pages_v_version_version_updated_at_idx" ON "_front_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_front_pages_v_version_version_created_at_idx" ON "_front_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_front_pages_v_created_at_idx" ON "_front_pages_v" USING btree ("created_at");
  CREATE INDEX "_front_pages_v_updated_at_idx" ON "_front_pages_v" USING btree ("updated_at");
  CREATE INDEX "_front_pages_v_rels_order_idx" ON "_front_pages_v_rels" USING btree ("order");
  CREATE INDEX "_front_pages_v_rels_parent_idx" ON "_front_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_front_pages_v_rels_path_idx" ON "_front_pages_v_rels" USING btree ("path");
  CREATE INDEX "_front_pages_v_rels_articles_id_idx" ON "_front_pages_v_rels" USING btree ("articles_id");
  CREATE INDEX "_front_pages_v_rels_videos_id_idx" ON "_front_pages_v_rels" USING btree ("videos_id");
  CREATE INDEX "_front_pages_v_rels_white_papers_id_idx" ON "_front_pages_v_rels" USING btree ("white_papers_id");
  CREATE INDEX "_front_pages_v_rels_issues_id_idx" ON "_front_pages_v_rels" USING btree ("issues_id");
  CREATE INDEX "_front_pages_v_rels_shows_id_idx" ON "_front_pages_v_rels" USING btree ("shows_id");
  CREATE INDEX "_front_pages_v_rels_products_id_idx" ON "_front_pages_v_rels" USING btree ("products_id");
  CREATE INDEX "white_papers_inside_order_idx" ON "white_papers_inside" USING btree ("_order");
  CREATE INDEX "white_papers_inside_parent_id_idx" ON "white_papers_inside" USING btree ("_parent_id");
  CREATE INDEX "white_papers_file_idx" ON "white_papers" USING btree ("file_id");
  CREATE INDEX "white_papers_picture_idx" ON "white_papers" USING btree ("picture_id");
  CREATE INDEX "white_papers_supplier_idx" ON "white_papers" USING btree ("supplier_id");
  CREATE INDEX "white_papers_seo_seo_picture_idx" ON "white_papers" USING btree ("seo_picture_id");
  CREATE INDEX "white_papers_edition_idx" ON "white_papers" USING btree ("edition");
  CREATE INDEX "white_papers_publish_time_idx" ON "white_papers" USING btree ("publish_time");
  CREATE INDEX "white_papers_changed_by_idx" ON "white_papers" USING btree ("changed_by_id");
  CREATE INDEX "white_papers_updated_at_idx" ON "white_papers" USING btree ("updated_at");
  CREATE INDEX "white_papers_created_at_idx" ON "white_papers" USING btree ("created_at");
  CREATE INDEX "white_papers__status_idx" ON "white_papers" USING btree ("_status");
  CREATE INDEX "white_papers_rels_order_idx" ON "white_papers_rels" USING btree ("order");
  CREATE INDEX "white_papers_rels_parent_idx" ON "white_papers_rels" USING btree ("parent_id");
  CREATE INDEX "white_papers_rels_path_idx" ON "white_papers_rels" USING btree ("path");
  CREATE INDEX "white_papers_rels_industries_id_idx" ON "white_papers_rels" USING btree ("industries_id");
  CREATE INDEX "white_papers_rels_tags_id_idx" ON "white_papers_rels" USING btree ("tags_id");
  CREATE INDEX "_white_papers_v_version_inside_order_idx" ON "_white_papers_v_version_inside" USING btree ("_order");
  CREATE INDEX "_white_papers_v_version_inside_parent_id_idx" ON "_white_papers_v_version_inside" USING btree ("_parent_id");
  CREATE INDEX "_white_papers_v_parent_idx" ON "_white_papers_v" USING btree ("parent_id");
  CREATE INDEX "_white_papers_v_version_version_file_idx" ON "_white_papers_v" USING btree ("version_file_id");
  CREATE INDEX "_white_papers_v_version_version_picture_idx" ON "_white_papers_v" USING btree ("version_picture_id");
  CREATE INDEX "_white_papers_v_version_version_supplier_idx" ON "_white_papers_v" USING btree ("version_supplier_id");
  CREATE INDEX "_white_papers_v_version_seo_version_seo_picture_idx" ON "_white_papers_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_white_papers_v_version_version_edition_idx" ON "_white_papers_v" USING btree ("version_edition");
  CREATE INDEX "_white_papers_v_version_version_publish_time_idx" ON "_white_papers_v" USING btree ("version_publish_time");
  CREATE INDEX "_white_papers_v_version_version_changed_by_idx" ON "_white_papers_v" USING btree ("version_changed_by_id");
  CREATE INDEX "_white_papers_v_version_version_updated_at_idx" ON "_white_papers_v" USING btree ("version_updated_at");
  CREATE INDEX "_white_papers_v_version_version_created_at_idx" ON "_white_papers_v" USING btree ("version_created_at");
  CREATE INDEX "_white_papers_v_version_version__status_idx" ON "_white_papers_v" USING btree ("version__status");
  CREATE INDEX "_white_papers_v_created_at_idx" ON "_white_papers_v" USING btree ("created_at");
  CREATE INDEX "_white_papers_v_updated_at_idx" ON "_white_papers_v" USING btree ("updated_at");
  CREATE INDEX "_white_papers_v_latest_idx" ON "_white_papers_v" USING btree ("latest");
  CREATE INDEX "_white_papers_v_autosave_idx" ON "_white_papers_v" USING btree ("autosave");
  CREATE INDEX "_white_papers_v_rels_order_idx" ON "_white_papers_v_rels" USING btree ("order");
  CREATE INDEX "_white_papers_v_rels_parent_idx" ON "_white_papers_v_rels" USING btree ("parent_id");
  CREATE INDEX "_white_papers_v_rels_path_idx" ON "_white_papers_v_rels" USING btree ("path");
  CREATE INDEX "_white_papers_v_rels_industries_id_idx" ON "_white_papers_v_rels" USING btree ("industries_id");
  CREATE INDEX "_white_papers_v_rels_tags_id_idx" ON "_white_papers_v_rels" USING btree ("tags_id");
  CREATE INDEX "private_files_updated_at_idx" ON "private_files" USING btree ("updated_at");
  CREATE INDEX "private_files_created_at_idx" ON "private_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "private_files_filename_idx" ON "private_files" USING btree ("filename");
  CREATE INDEX "magazines_languages_order_idx" ON "magazines_languages" USING btree ("order");
  CREATE INDEX "magazines_languages_parent_idx" ON "magazines_languages" USING btree ("parent_id");
  CREATE INDEX "magazines_mag_title_cn_idx" ON "magazines" USING btree ("mag_title_cn");
  CREATE INDEX "magazines_mag_title_en_idx" ON "magazines" USING btree ("mag_title_en");
  CREATE INDEX "magazines_cover_idx" ON "magazines" USING btree ("cover_id");
  CREATE INDEX "magazines_order_idx" ON "magazines" USING btree ("order");
  CREATE INDEX "magazines_label_idx" ON "magazines" USING btree ("label");
  CREATE INDEX "magazines_updated_at_idx" ON "magazines" USING btree ("updated_at");
  CREATE INDEX "magazines_created_at_idx" ON "magazines" USING btree ("created_at");
  CREATE INDEX "issues_contents_order_idx" ON "issues_contents" USING btree ("_order");
  CREATE INDEX "issues_contents_parent_id_idx" ON "issues_contents" USING btree ("_parent_id");
  CREATE INDEX "issues_contents_article_idx" ON "issues_contents" USING btree ("article_id");
  CREATE INDEX "issues_pages_order_idx" ON "issues_pages" USING btree ("_order");
  CREATE INDEX "issues_pages_parent_id_idx" ON "issues_pages" USING btree ("_parent_id");
  CREATE INDEX "issues_pages_picture_idx" ON "issues_pages" USING btree ("picture_id");
  CREATE INDEX "issues_magazine_idx" ON "issues" USING btree ("magazine_id");
  CREATE INDEX "issues_date_idx" ON "issues" USING btree ("date");
  CREATE INDEX "issues_image_idx" ON "issues" USING btree ("image_id");
  CREATE INDEX "issues_file_idx" ON "issues" USING btree ("file_id");
  CREATE INDEX "issues_label_idx" ON "issues" USING btree ("label");
  CREATE INDEX "issues_updated_at_idx" ON "issues" USING btree ("updated_at");
  CREATE INDEX "issues_created_at_idx" ON "issues" USING btree ("created_at");
  CREATE INDEX "issues_rels_order_idx" ON "issues_rels" USING btree ("order");
  CREATE INDEX "issues_rels_parent_idx" ON "issues_rels" USING btree ("parent_id");
  CREATE INDEX "issues_rels_path_idx" ON "issues_rels" USING btree ("path");
  CREATE INDEX "issues_rels_industries_id_idx" ON "issues_rels" USING btree ("industries_id");
  CREATE INDEX "_issues_v_version_contents_order_idx" ON "_issues_v_version_contents" USING btree ("_order");
  CREATE INDEX "_issues_v_version_contents_parent_id_idx" ON "_issues_v_version_contents" USING btree ("_parent_id");
  CREATE INDEX "_issues_v_version_contents_article_idx" ON "_issues_v_version_contents" USING btree ("article_id");
  CREATE INDEX "_issues_v_version_pages_order_idx" ON "_issues_v_version_pages" USING btree ("_order");
  CREATE INDEX "_issues_v_version_pages_parent_id_idx" ON "_issues_v_version_pages" USING btree ("_parent_id");
  CREATE INDEX "_issues_v_version_pages_picture_idx" ON "_issues_v_version_pages" USING btree ("picture_id");
  CREATE INDEX "_issues_v_parent_idx" ON "_issues_v" USING btree ("parent_id");
  CREATE INDEX "_issues_v_version_version_magazine_idx" ON "_issues_v" USING btree ("version_magazine_id");
  CREATE INDEX "_issues_v_version_version_date_idx" ON "_issues_v" USING btree ("version_date");
  CREATE INDEX "_issues_v_version_version_image_idx" ON "_issues_v" USING btree ("version_image_id");
  CREATE INDEX "_issues_v_version_version_file_idx" ON "_issues_v" USING btree ("version_file_id");
  CREATE INDEX "_issues_v_version_version_label_idx" ON "_issues_v" USING btree ("version_label");
  CREATE INDEX "_issues_v_version_version_updated_at_idx" ON "_issues_v" USING btree ("version_updated_at");
  CREATE INDEX "_issues_v_version_version_created_at_idx" ON "_issues_v" USING btree ("version_created_at");
  CREATE INDEX "_issues_v_created_at_idx" ON "_issues_v" USING btree ("created_at");
  CREATE INDEX "_issues_v_updated_at_idx" ON "_issues_v" USING btree ("updated_at");
  CREATE INDEX "_issues_v_rels_order_idx" ON "_issues_v_rels" USING btree ("order");
  CREATE INDEX "_issues_v_rels_parent_idx" ON "_issues_v_rels" USING btree ("parent_id");
  CREATE INDEX "_issues_v_rels_path_idx" ON "_issues_v_rels" USING btree ("path");
  CREATE INDEX "_issues_v_rels_industries_id_idx" ON "_issues_v_rels" USING btree ("industries_id");
  CREATE INDEX "suppliers_contacts_order_idx" ON "suppliers_contacts" USING btree ("_order");
  CREATE INDEX "suppliers_contacts_parent_id_idx" ON "suppliers_contacts" USING btree ("_parent_id");
  CREATE INDEX "_suppliers_v_version_contacts_order_idx" ON "_suppliers_v_version_contacts" USING btree ("_order");
  CREATE INDEX "_suppliers_v_version_contacts_parent_id_idx" ON "_suppliers_v_version_contacts" USING btree ("_parent_id");
  CREATE INDEX "shows_exhibitors_order_idx" ON "shows_exhibitors" USING btree ("_order");
  CREATE INDEX "shows_exhibitors_parent_id_idx" ON "shows_exhibitors" USING btree ("_parent_id");
  CREATE INDEX "shows_exhibitors_supplier_idx" ON "shows_exhibitors" USING btree ("supplier_id");
  CREATE INDEX "shows_name_cn_idx" ON "shows" USING btree ("name_cn");
  CREATE INDEX "shows_name_en_idx" ON "shows" USING btree ("name_en");
  CREATE INDEX "shows_from_idx" ON "shows" USING btree ("from");
  CREATE INDEX "shows_to_idx" ON "shows" USING btree ("to");
  CREATE INDEX "shows_picture_idx" ON "shows" USING btree ("picture_id");
  CREATE INDEX "shows_label_idx" ON "shows" USING btree ("label");
  CREATE INDEX "shows_updated_at_idx" ON "shows" USING btree ("updated_at");
  CREATE INDEX "shows_created_at_idx" ON "shows" USING btree ("created_at");
  CREATE INDEX "shows_rels_order_idx" ON "shows_rels" USING btree ("order");
  CREATE INDEX "shows_rels_parent_idx" ON "shows_rels" USING btree ("parent_id");
  CREATE INDEX "shows_rels_path_idx" ON "shows_rels" USING btree ("path");
  CREATE INDEX "shows_rels_industries_id_idx" ON "shows_rels" USING btree ("industries_id");
  CREATE INDEX "_shows_v_version_exhibitors_order_idx" ON "_shows_v_version_exhibitors" USING btree ("_order");
  CREATE INDEX "_shows_v_version_exhibitors_parent_id_idx" ON "_shows_v_version_exhibitors" USING btree ("_parent_id");
  CREATE INDEX "_shows_v_version_exhibitors_supplier_idx" ON "_shows_v_version_exhibitors" USING btree ("supplier_id");
  CREATE INDEX "_shows_v_parent_idx" ON "_shows_v" USING btree ("parent_id");
  CREATE INDEX "_shows_v_version_version_name_cn_idx" ON "_shows_v" USING btree ("version_name_cn");
  CREATE INDEX "_shows_v_version_version_name_en_idx" ON "_shows_v" USING btree ("version_name_en");
  CREATE INDEX "_shows_v_version_version_from_idx" ON "_shows_v" USING btree ("version_from");
  CREATE INDEX "_shows_v_version_version_to_idx" ON "_shows_v" USING btree ("version_to");
  CREATE INDEX "_shows_v_version_version_picture_idx" ON "_shows_v" USING btree ("version_picture_id");
  CREATE INDEX "_shows_v_version_version_label_idx" ON "_shows_v" USING btree ("version_label");
  CREATE INDEX "_shows_v_version_version_updated_at_idx" ON "_shows_v" USING btree ("version_updated_at");
  CREATE INDEX "_shows_v_version_version_created_at_idx" ON "_shows_v" USING btree ("version_created_at");
  CREATE INDEX "_shows_v_created_at_idx" ON "_shows_v" USING btree ("created_at");
  CREATE INDEX "_shows_v_updated_at_idx" ON "_shows_v" USING btree ("updated_at");
  CREATE INDEX "_shows_v_rels_order_idx" ON "_shows_v_rels" USING btree ("order");
  CREATE INDEX "_shows_v_rels_parent_idx" ON "_shows_v_rels" USING btree ("parent_id");
  CREATE INDEX "_shows_v_rels_path_idx" ON "_shows_v_rels" USING btree ("path");
  CREATE INDEX "_shows_v_rels_industries_id_idx" ON "_shows_v_rels" USING btree ("industries_id");
  CREATE INDEX "listings_kind_idx" ON "listings" USING btree ("kind");
  CREATE INDEX "listings_title_cn_idx" ON "listings" USING btree ("title_cn");
  CREATE INDEX "listings_title_en_idx" ON "listings" USING btree ("title_en");
  CREATE INDEX "listings_state_idx" ON "listings" USING btree ("state");
  CREATE INDEX "listings_expires_idx" ON "listings" USING btree ("expires");
  CREATE INDEX "listings_member_idx" ON "listings" USING btree ("member");
  CREATE INDEX "listings_label_idx" ON "listings" USING btree ("label");
  CREATE INDEX "listings_updated_at_idx" ON "listings" USING btree ("updated_at");
  CREATE INDEX "listings_created_at_idx" ON "listings" USING btree ("created_at");
  CREATE INDEX "listings_rels_order_idx" ON "listings_rels" USING btree ("order");
  CREATE INDEX "listings_rels_parent_idx" ON "listings_rels" USING btree ("parent_id");
  CREATE INDEX "listings_rels_path_idx" ON "listings_rels" USING btree ("path");
  CREATE INDEX "listings_rels_industries_id_idx" ON "listings_rels" USING btree ("industries_id");
  CREATE INDEX "_listings_v_parent_idx" ON "_listings_v" USING btree ("parent_id");
  CREATE INDEX "_listings_v_version_version_kind_idx" ON "_listings_v" USING btree ("version_kind");
  CREATE INDEX "_listings_v_version_version_title_cn_idx" ON "_listings_v" USING btree ("version_title_cn");
  CREATE INDEX "_listings_v_version_version_title_en_idx" ON "_listings_v" USING btree ("version_title_en");
  CREATE INDEX "_listings_v_version_version_state_idx" ON "_listings_v" USING btree ("version_state");
  CREATE INDEX "_listings_v_version_version_expires_idx" ON "_listings_v" USING btree ("version_expires");
  CREATE INDEX "_listings_v_version_version_member_idx" ON "_listings_v" USING btree ("version_member");
  CREATE INDEX "_listings_v_version_version_label_idx" ON "_listings_v" USING btree ("version_label");
  CREATE INDEX "_listings_v_version_version_updated_at_idx" ON "_listings_v" USING btree ("version_updated_at");
  CREATE INDEX "_listings_v_version_version_created_at_idx" ON "_listings_v" USING btree ("version_created_at");
  CREATE INDEX "_listings_v_created_at_idx" ON "_listings_v" USING btree ("created_at");
  CREATE INDEX "_listings_v_updated_at_idx" ON "_listings_v" USING btree ("updated_at");
  CREATE INDEX "_listings_v_rels_order_idx" ON "_listings_v_rels" USING btree ("order");
  CREATE INDEX "_listings_v_rels_parent_idx" ON "_listings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_listings_v_rels_path_idx" ON "_listings_v_rels" USING btree ("path");
  CREATE INDEX "_listings_v_rels_industries_id_idx" ON "_listings_v_rels" USING btree ("industries_id");
  CREATE INDEX "banners_image_idx" ON "banners" USING btree ("image_id");
  CREATE INDEX "banners_image2_idx" ON "banners" USING btree ("image2_id");
  CREATE INDEX "banners_edition_idx" ON "banners" USING btree ("edition");
  CREATE INDEX "banners_code_idx" ON "banners" USING btree ("code");
  CREATE INDEX "banners_updated_at_idx" ON "banners" USING btree ("updated_at");
  CREATE INDEX "banners_created_at_idx" ON "banners" USING btree ("created_at");
  CREATE INDEX "banners_rels_order_idx" ON "banners_rels" USING btree ("order");
  CREATE INDEX "banners_rels_parent_idx" ON "banners_rels" USING btree ("parent_id");
  CREATE INDEX "banners_rels_path_idx" ON "banners_rels" USING btree ("path");
  CREATE INDEX "banners_rels_industries_id_idx" ON "banners_rels" USING btree ("industries_id");
  CREATE INDEX "terms_industry_idx" ON "terms" USING btree ("industry_id");
  CREATE INDEX "terms_label_idx" ON "terms" USING btree ("label");
  CREATE INDEX "terms_updated_at_idx" ON "terms" USING btree ("updated_at");
  CREATE INDEX "terms_created_at_idx" ON "terms" USING btree ("created_at");
  CREATE INDEX "terms_texts_order_parent" ON "terms_texts" USING btree ("order","parent_id");
  CREATE INDEX "terms_texts_parent_idx" ON "terms_texts" USING btree ("parent_id");
  CREATE INDEX "pages_seo_seo_picture_idx" ON "pages" USING btree ("seo_picture_id");
  CREATE INDEX "pages_edition_idx" ON "pages" USING btree ("edition");
  CREATE INDEX "pages_publish_time_idx" ON "pages" USING btree ("publish_time");
  CREATE INDEX "pages_changed_by_idx" ON "pages" USING btree ("changed_by_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "edition_path_idx" ON "pages" USING btree ("edition","path");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_seo_version_seo_picture_idx" ON "_pages_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_pages_v_version_version_edition_idx" ON "_pages_v" USING btree ("version_edition");
  CREATE INDEX "_pages_v_version_version_publish_time_idx" ON "_pages_v" USING btree ("version_publish_time");
  CREATE INDEX "_pages_v_version_version_changed_by_idx" ON "_pages_v" USING btree ("version_changed_by_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "version_edition_version_path_idx" ON "_pages_v" USING btree ("version_edition","version_path");
  CREATE INDEX "media_items_picture_idx" ON "media_items" USING btree ("picture_id");
  CREATE INDEX "media_items_seo_seo_picture_idx" ON "media_items" USING btree ("seo_picture_id");
  CREATE INDEX "media_items_edition_idx" ON "media_items" USING btree ("edition");
  CREATE INDEX "media_items_kind_idx" ON "media_items" USING btree ("kind");
  CREATE INDEX "media_items_date_idx" ON "media_items" USING btree ("date");
  CREATE INDEX "media_items_publish_time_idx" ON "media_items" USING btree ("publish_time");
  CREATE INDEX "media_items_changed_by_idx" ON "media_items" USING btree ("changed_by_id");
  CREATE INDEX "media_items_updated_at_idx" ON "media_items" USING btree ("updated_at");
  CREATE INDEX "media_items_created_at_idx" ON "media_items" USING btree ("created_at");
  CREATE INDEX "media_items__status_idx" ON "media_items" USING btree ("_status");
  CREATE INDEX "media_items_rels_order_idx" ON "media_items_rels" USING btree ("order");
  CREATE INDEX "media_items_rels_parent_idx" ON "media_items_rels" USING btree ("parent_id");
  CREATE INDEX "media_items_rels_path_idx" ON "media_items_rels" USING btree ("path");
  CREATE INDEX "media_items_rels_media_id_idx" ON "media_items_rels" USING btree ("media_id");
  CREATE INDEX "_media_items_v_parent_idx" ON "_media_items_v" USING btree ("parent_id");
  CREATE INDEX "_media_items_v_version_version_picture_idx" ON "_media_items_v" USING btree ("version_picture_id");
  CREATE INDEX "_media_items_v_version_seo_version_seo_picture_idx" ON "_media_items_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_media_items_v_version_version_edition_idx" ON "_media_items_v" USING btree ("version_edition");
  CREATE INDEX "_media_items_v_version_version_kind_idx" ON "_media_items_v" USING btree ("version_kind");
  CREATE INDEX "_media_items_v_version_version_date_idx" ON "_media_items_v" USING btree ("version_date");
  CREATE INDEX "_media_items_v_version_version_publish_time_idx" ON "_media_items_v" USING btree ("version_publish_time");
  CREATE INDEX "_media_items_v_version_version_changed_by_idx" ON "_media_items_v" USING btree ("version_changed_by_id");
  CREATE INDEX "_media_items_v_version_version_updated_at_idx" ON "_media_items_v" USING btree ("version_updated_at");
  CREATE INDEX "_media_items_v_version_version_created_at_idx" ON "_media_items_v" USING btree ("version_created_at");
  CREATE INDEX "_media_items_v_version_version__status_idx" ON "_media_items_v" USING btree ("version__status");
  CREATE INDEX "_media_items_v_created_at_idx" ON "_media_items_v" USING btree ("created_at");
  CREATE INDEX "_media_items_v_updated_at_idx" ON "_media_items_v" USING btree ("updated_at");
  CREATE INDEX "_media_items_v_latest_idx" ON "_media_items_v" USING btree ("latest");
  CREATE INDEX "_media_items_v_autosave_idx" ON "_media_items_v" USING btree ("autosave");
  CREATE INDEX "_media_items_v_rels_order_idx" ON "_media_items_v_rels" USING btree ("order");
  CREATE INDEX "_media_items_v_rels_parent_idx" ON "_media_items_v_rels" USING btree ("parent_id");
  CREATE INDEX "_media_items_v_rels_path_idx" ON "_media_items_v_rels" USING btree ("path");
  CREATE INDEX "_media_items_v_rels_media_id_idx" ON "_media_items_v_rels" USING btree ("media_id");
  CREATE INDEX "offices_name_cn_idx" ON "offices" USING btree ("name_cn");
  CREATE INDEX "offices_name_en_idx" ON "offices" USING btree ("name_en");
  CREATE INDEX "offices_order_idx" ON "offices" USING btree ("order");
  CREATE INDEX "offices_label_idx" ON "offices" USING btree ("label");
  CREATE INDEX "offices_updated_at_idx" ON "offices" USING btree ("updated_at");
  CREATE INDEX "offices_created_at_idx" ON "offices" USING btree ("created_at");
  CREATE INDEX "people_name_cn_idx" ON "people" USING btree ("name_cn");
  CREATE INDEX "people_name_en_idx" ON "people" USING btree ("name_en");
  CREATE INDEX "people_portrait_idx" ON "people" USING btree ("portrait_id");
  CREATE INDEX "people_order_idx" ON "people" USING btree ("order");
  CREATE INDEX "people_label_idx" ON "people" USING btree ("label");
  CREATE INDEX "people_updated_at_idx" ON "people" USING btree ("updated_at");
  CREATE INDEX "people_created_at_idx" ON "people" USING btree ("created_at");
  CREATE INDEX "vacancies_title_cn_idx" ON "vacancies" USING btree ("title_cn");
  CREATE INDEX "vacancies_title_en_idx" ON "vacancies" USING btree ("title_en");
  CREATE INDEX "vacancies_label_idx" ON "vacancies" USING btree ("label");
  CREATE INDEX "vacancies_updated_at_idx" ON "vacancies" USING btree ("updated_at");
  CREATE INDEX "vacancies_created_at_idx" ON "vacancies" USING btree ("created_at");
  CREATE INDEX "_vacancies_v_parent_idx" ON "_vacancies_v" USING btree ("parent_id");
  CREATE INDEX "_vacancies_v_version_version_title_cn_idx" ON "_vacancies_v" USING btree ("version_title_cn");
  CREATE INDEX "_vacancies_v_version_version_title_en_idx" ON "_vacancies_v" USING btree ("version_title_en");
  CREATE INDEX "_vacancies_v_version_version_label_idx" ON "_vacancies_v" USING btree ("version_label");
  CREATE INDEX "_vacancies_v_version_version_updated_at_idx" ON "_vacancies_v" USING btree ("version_updated_at");
  CREATE INDEX "_vacancies_v_version_version_created_at_idx" ON "_vacancies_v" USING btree ("version_created_at");
  CREATE INDEX "_vacancies_v_created_at_idx" ON "_vacancies_v" USING btree ("created_at");
  CREATE INDEX "_vacancies_v_updated_at_idx" ON "_vacancies_v" USING btree ("updated_at");
  CREATE INDEX "milestones_year_idx" ON "milestones" USING btree ("year");
  CREATE INDEX "milestones_title_cn_idx" ON "milestones" USING btree ("title_cn");
  CREATE INDEX "milestones_title_en_idx" ON "milestones" USING btree ("title_en");
  CREATE INDEX "milestones_picture_idx" ON "milestones" USING btree ("picture_id");
  CREATE INDEX "milestones_label_idx" ON "milestones" USING btree ("label");
  CREATE INDEX "milestones_updated_at_idx" ON "milestones" USING btree ("updated_at");
  CREATE INDEX "milestones_created_at_idx" ON "milestones" USING btree ("created_at");
  CREATE INDEX "blogrolls_edition_idx" ON "blogrolls" USING btree ("edition");
  CREATE INDEX "blogrolls_order_idx" ON "blogrolls" USING btree ("order");
  CREATE INDEX "blogrolls_updated_at_idx" ON "blogrolls" USING btree ("updated_at");
  CREATE INDEX "blogrolls_created_at_idx" ON "blogrolls" USING btree ("created_at");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "from_edition_idx" ON "redirects" USING btree ("from","edition");
  ALTER TABLE "settings" ADD CONSTRAINT "settings_qr_wechat_id_media_id_fk" FOREIGN KEY ("qr_wechat_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_qr_channels_id_media_id_fk" FOREIGN KEY ("qr_channels_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_qr_secretary_id_media_id_fk" FOREIGN KEY ("qr_secretary_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_qr_app_id_media_id_fk" FOREIGN KEY ("qr_app_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_qr_weibo_id_media_id_fk" FOREIGN KEY ("qr_weibo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_qr_newsletter_id_media_id_fk" FOREIGN KEY ("qr_newsletter_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_qr_wechat_id_media_id_fk" FOREIGN KEY ("version_qr_wechat_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_qr_channels_id_media_id_fk" FOREIGN KEY ("version_qr_channels_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_qr_secretary_id_media_id_fk" FOREIGN KEY ("version_qr_secretary_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_qr_app_id_media_id_fk" FOREIGN KEY ("version_qr_app_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_qr_weibo_id_media_id_fk" FOREIGN KEY ("version_qr_weibo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_qr_newsletter_id_media_id_fk" FOREIGN KEY ("version_qr_newsletter_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_front_pages_fk" FOREIGN KEY ("front_pages_id") REFERENCES "public"."front_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_white_papers_fk" FOREIGN KEY ("white_papers_id") REFERENCES "public"."white_papers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_private_files_fk" FOREIGN KEY ("private_files_id") REFERENCES "public"."private_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_magazines_fk" FOREIGN KEY ("magazines_id") REFERENCES "public"."magazines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_issues_fk" FOREIGN KEY ("issues_id") REFERENCES "public"."issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shows_fk" FOREIGN KEY ("shows_id") REFERENCES "public"."shows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_listings_fk" FOREIGN KEY ("listings_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banners_fk" FOREIGN KEY ("banners_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_items_fk" FOREIGN KEY ("media_items_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vacancies_fk" FOREIGN KEY ("vacancies_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_milestones_fk" FOREIGN KEY ("milestones_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blogrolls_fk" FOREIGN KEY ("blogrolls_id") REFERENCES "public"."blogrolls"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "settings_qr_qr_wechat_idx" ON "settings" USING btree ("qr_wechat_id");
  CREATE INDEX "settings_qr_qr_channels_idx" ON "settings" USING btree ("qr_channels_id");
  CREATE INDEX "settings_qr_qr_secretary_idx" ON "settings" USING btree ("qr_secretary_id");
  CREATE INDEX "settings_qr_qr_app_idx" ON "settings" USING btree ("qr_app_id");
  CREATE INDEX "settings_qr_qr_weibo_idx" ON "settings" USING btree ("qr_weibo_id");
  CREATE INDEX "settings_qr_qr_newsletter_idx" ON "settings" USING btree ("qr_newsletter_id");
  CREATE INDEX "_settings_v_version_qr_version_qr_wechat_idx" ON "_settings_v" USING btree ("version_qr_wechat_id");
  CREATE INDEX "_settings_v_version_qr_version_qr_channels_idx" ON "_settings_v" USING btree ("version_qr_channels_id");
  CREATE INDEX "_settings_v_version_qr_version_qr_secretary_idx" ON "_settings_v" USING btree ("version_qr_secretary_id");
  CREATE INDEX "_settings_v_version_qr_version_qr_app_idx" ON "_settings_v" USING btree ("version_qr_app_id");
  CREATE INDEX "_settings_v_version_qr_version_qr_weibo_idx" ON "_settings_v" USING btree ("version_qr_weibo_id");
  CREATE INDEX "_settings_v_version_qr_version_qr_newsletter_idx" ON "_settings_v" USING btree ("version_qr_newsletter_id");
  CREATE INDEX "payload_locked_documents_rels_front_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("front_pages_id");
  CREATE INDEX "payload_locked_documents_rels_white_papers_id_idx" ON "payload_locked_documents_rels" USING btree ("white_papers_id");
  CREATE INDEX "payload_locked_documents_rels_private_files_id_idx" ON "payload_locked_documents_rels" USING btree ("private_files_id");
  CREATE INDEX "payload_locked_documents_rels_magazines_id_idx" ON "payload_locked_documents_rels" USING btree ("magazines_id");
  CREATE INDEX "payload_locked_documents_rels_issues_id_idx" ON "payload_locked_documents_rels" USING btree ("issues_id");
  CREATE INDEX "payload_locked_documents_rels_shows_id_idx" ON "payload_locked_documents_rels" USING btree ("shows_id");
  CREATE INDEX "payload_locked_documents_rels_listings_id_idx" ON "payload_locked_documents_rels" USING btree ("listings_id");
  CREATE INDEX "payload_locked_documents_rels_banners_id_idx" ON "payload_locked_documents_rels" USING btree ("banners_id");
  CREATE INDEX "payload_locked_documents_rels_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("terms_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_media_items_id_idx" ON "payload_locked_documents_rels" USING btree ("media_items_id");
  CREATE INDEX "payload_locked_documents_rels_offices_id_idx" ON "payload_locked_documents_rels" USING btree ("offices_id");
  CREATE INDEX "payload_locked_documents_rels_people_id_idx" ON "payload_locked_documents_rels" USING btree ("people_id");
  CREATE INDEX "payload_locked_documents_rels_vacancies_id_idx" ON "payload_locked_documents_rels" USING btree ("vacancies_id");
  CREATE INDEX "payload_locked_documents_rels_milestones_id_idx" ON "payload_locked_documents_rels" USING btree ("milestones_id");
  CREATE INDEX "payload_locked_documents_rels_blogrolls_id_idx" ON "payload_locked_documents_rels" USING btree ("blogrolls_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");`);
  await db.execute(sql`
  ALTER SEQUENCE "front_pages_id_seq" RESTART WITH 1000000;
  ALTER SEQUENCE "white_papers_id_seq" RESTART WITH 1000000;
  ALTER SEQUENCE "private_files_id_seq" RESTART WITH 1000000;
  ALTER SEQUENCE "magazines_id_seq" RESTART WITH 1000000;
  ALTER SEQUENCE "issues_id_seq" RESTART WITH 1000000;
  ALTER SEQUENCE "shows_id_seq" RESTART WITH 1000000;
  ALTER SEQUENCE "listings_id_seq" RESTART WITH 1000000;
  ALTER SEQUENCE "banners_id_seq" RESTART WITH 1000000;
  ALTER SEQUENCE "terms_id_seq" RESTART WITH 1000000;
  ALTER SEQUENCE "pages_id_seq" RESTART WITH 1000000;
  ALTER SEQUENCE "media_items_id_seq" RESTART WITH 1000000;
  ALTER SEQUENCE "offices_id_seq" RESTART WITH 1000000;
  ALTER SEQUENCE "people_id_seq" RESTART WITH 1000000;
  ALTER SEQUENCE "vacancies_id_seq" RESTART WITH 1000000;
  ALTER SEQUENCE "milestones_id_seq" RESTART WITH 1000000;
  ALTER SEQUENCE "blogrolls_id_seq" RESTART WITH 1000000;
  ALTER SEQUENCE "redirects_id_seq" RESTART WITH 1000000;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`

  
  ALTER TABLE "front_pages_slots" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "front_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "front_pages_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_front_pages_v_version_slots" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_front_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_front_pages_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "white_papers_inside" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "white_papers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "white_papers_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_white_papers_v_version_inside" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_white_papers_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_white_papers_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "private_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "magazines_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "magazines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "issues_contents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "issues_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "issues" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "issues_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_issues_v_version_contents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_issues_v_version_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_issues_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_issues_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "suppliers_contacts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_suppliers_v_version_contacts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shows_exhibitors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shows_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_shows_v_version_exhibitors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_shows_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_shows_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "listings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "listings_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_listings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_listings_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "banners" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "banners_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "terms_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_items_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_media_items_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_media_items_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "offices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "milestones" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "blogrolls" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "front_pages_slots" CASCADE;
  DROP TABLE "front_pages" CASCADE;
  DROP TABLE "front_pages_rels" CASCADE;
  DROP TABLE "_front_pages_v_version_slots" CASCADE;
  DROP TABLE "_front_pages_v" CASCADE;
  DROP TABLE "_front_pages_v_rels" CASCADE;
  DROP TABLE "white_papers_inside" CASCADE;
  DROP TABLE "white_papers" CASCADE;
  DROP TABLE "white_papers_rels" CASCADE;
  DROP TABLE "_white_papers_v_version_inside" CASCADE;
  DROP TABLE "_white_papers_v" CASCADE;
  DROP TABLE "_white_papers_v_rels" CASCADE;
  DROP TABLE "private_files" CASCADE;
  DROP TABLE "magazines_languages" CASCADE;
  DROP TABLE "magazines" CASCADE;
  DROP TABLE "issues_contents" CASCADE;
  DROP TABLE "issues_pages" CASCADE;
  DROP TABLE "issues" CASCADE;
  DROP TABLE "issues_rels" CASCADE;
  DROP TABLE "_issues_v_version_contents" CASCADE;
  DROP TABLE "_issues_v_version_pages" CASCADE;
  DROP TABLE "_issues_v" CASCADE;
  DROP TABLE "_issues_v_rels" CASCADE;
  DROP TABLE "suppliers_contacts" CASCADE;
  DROP TABLE "_suppliers_v_version_contacts" CASCADE;
  DROP TABLE "shows_exhibitors" CASCADE;
  DROP TABLE "shows" CASCADE;
  DROP TABLE "shows_rels" CASCADE;
  DROP TABLE "_shows_v_version_exhibitors" CASCADE;
  DROP TABLE "_shows_v" CASCADE;
  DROP TABLE "_shows_v_rels" CASCADE;
  DROP TABLE "listings" CASCADE;
  DROP TABLE "listings_rels" CASCADE;
  DROP TABLE "_listings_v" CASCADE;
  DROP TABLE "_listings_v_rels" CASCADE;
  DROP TABLE "banners" CASCADE;
  DROP TABLE "banners_rels" CASCADE;
  DROP TABLE "terms" CASCADE;
  DROP TABLE "terms_texts" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "media_items" CASCADE;
  DROP TABLE "media_items_rels" CASCADE;
  DROP TABLE "_media_items_v" CASCADE;
  DROP TABLE "_media_items_v_rels" CASCADE;
  DROP TABLE "offices" CASCADE;
  DROP TABLE "people" CASCADE;
  DROP TABLE "vacancies" CASCADE;
  DROP TABLE "_vacancies_v" CASCADE;
  DROP TABLE "milestones" CASCADE;
  DROP TABLE "blogrolls" CASCADE;
  DROP TABLE "redirects" CASCADE;
  ALTER TABLE "settings" DROP CONSTRAINT "settings_qr_wechat_id_media_id_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_qr_channels_id_media_id_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_qr_secretary_id_media_id_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_qr_app_id_media_id_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_qr_weibo_id_media_id_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_qr_newsletter_id_media_id_fk";
  
  ALTER TABLE "_settings_v" DROP CONSTRAINT "_settings_v_version_qr_wechat_id_media_id_fk";
  
  ALTER TABLE "_settings_v" DROP CONSTRAINT "_settings_v_version_qr_channels_id_media_id_fk";
  
  ALTER TABLE "_settings_v" DROP CONSTRAINT "_settings_v_version_qr_secretary_id_media_id_fk";
  
  ALTER TABLE "_settings_v" DROP CONSTRAINT "_settings_v_version_qr_app_id_media_id_fk";
  
  ALTER TABLE "_settings_v" DROP CONSTRAINT "_settings_v_version_qr_weibo_id_media_id_fk";
  
  ALTER TABLE "_settings_v" DROP CONSTRAINT "_settings_v_version_qr_newsletter_id_media_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_front_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_white_papers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_private_files_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_magazines_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_issues_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_shows_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_listings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_banners_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_terms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_media_items_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_offices_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_people_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_vacancies_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_milestones_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_blogrolls_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "twin_pairs" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "twin_pairs" ALTER COLUMN "kind" SET DEFAULT 'article'::text;
  DROP TYPE "public"."enum_twin_pairs_kind";
  CREATE TYPE "public"."enum_twin_pairs_kind" AS ENUM('article', 'video');
  ALTER TABLE "twin_pairs" ALTER COLUMN "kind" SET DEFAULT 'article'::"public"."enum_twin_pairs_kind";
  ALTER TABLE "twin_pairs" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_twin_pairs_kind" USING "kind"::"public"."enum_twin_pairs_kind";
  DROP INDEX "settings_qr_qr_wechat_idx";
  DROP INDEX "settings_qr_qr_channels_idx";
  DROP INDEX "settings_qr_qr_secretary_idx";
  DROP INDEX "settings_qr_qr_app_idx";
  DROP INDEX "settings_qr_qr_weibo_idx";
  DROP INDEX "settings_qr_qr_newsletter_idx";
  DROP INDEX "_settings_v_version_qr_version_qr_wechat_idx";
  DROP INDEX "_settings_v_version_qr_version_qr_channels_idx";
  DROP INDEX "_settings_v_version_qr_version_qr_secretary_idx";
  DROP INDEX "_settings_v_version_qr_version_qr_app_idx";
  DROP INDEX "_settings_v_version_qr_version_qr_weibo_idx";
  DROP INDEX "_settings_v_version_qr_version_qr_newsletter_idx";
  DROP INDEX "payload_locked_documents_rels_front_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_white_papers_id_idx";
  DROP INDEX "payload_locked_documents_rels_private_files_id_idx";
  DROP INDEX "payload_locked_documents_rels_magazines_id_idx";
  DROP INDEX "payload_locked_documents_rels_issues_id_idx";
  DROP INDEX "payload_locked_documents_rels_shows_id_idx";
  DROP INDEX "payload_locked_documents_rels_listings_id_idx";
  DROP INDEX "payload_locked_documents_rels_banners_id_idx";
  DROP INDEX "payload_locked_documents_rels_terms_id_idx";
  DROP INDEX "payload_locked_documents_rels_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_media_items_id_idx";
  DROP INDEX "payload_locked_documents_rels_offices_id_idx";
  DROP INDEX "payload_locked_documents_rels_people_id_idx";
  DROP INDEX "payload_locked_documents_rels_vacancies_id_idx";
  DROP INDEX "payload_locked_documents_rels_milestones_id_idx";
  DROP INDEX "payload_locked_documents_rels_blogrolls_id_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  ALTER TABLE "suppliers" DROP COLUMN "province_cn";
  ALTER TABLE "suppliers" DROP COLUMN "province_en";
  ALTER TABLE "suppliers" DROP COLUMN "city_cn";
  ALTER TABLE "suppliers" DROP COLUMN "city_en";
  ALTER TABLE "_suppliers_v" DROP COLUMN "version_province_cn";
  ALTER TABLE "_suppliers_v" DROP COLUMN "version_province_en";
  ALTER TABLE "_suppliers_v" DROP COLUMN "version_city_cn";
  ALTER TABLE "_suppliers_v" DROP COLUMN "version_city_en";
  ALTER TABLE "settings" DROP COLUMN "qr_wechat_id";
  ALTER TABLE "settings" DROP COLUMN "qr_channels_id";
  ALTER TABLE "settings" DROP COLUMN "qr_secretary_id";
  ALTER TABLE "settings" DROP COLUMN "qr_app_id";
  ALTER TABLE "settings" DROP COLUMN "qr_weibo_id";
  ALTER TABLE "settings" DROP COLUMN "qr_newsletter_id";
  ALTER TABLE "_settings_v" DROP COLUMN "version_qr_wechat_id";
  ALTER TABLE "_settings_v" DROP COLUMN "version_qr_channels_id";
  ALTER TABLE "_settings_v" DROP COLUMN "version_qr_secretary_id";
  ALTER TABLE "_settings_v" DROP COLUMN "version_qr_app_id";
  ALTER TABLE "_settings_v" DROP COLUMN "version_qr_weibo_id";
  ALTER TABLE "_settings_v" DROP COLUMN "version_qr_newsletter_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "front_pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "white_papers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "private_files_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "magazines_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "issues_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "shows_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "listings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "banners_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "terms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "media_items_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "offices_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "people_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "vacancies_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "milestones_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "blogrolls_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  DROP TYPE "public"."enum_front_pages_slots_place";
  DROP TYPE "public"."enum_front_pages_edition";
  DROP TYPE "public"."enum__front_pages_v_version_slots_place";
  DROP TYPE "public"."enum__front_pages_v_version_edition";
  DROP TYPE "public"."enum_white_papers_edition";
  DROP TYPE "public"."enum_white_papers_status";
  DROP TYPE "public"."enum__white_papers_v_version_edition";
  DROP TYPE "public"."enum__white_papers_v_version_status";
  DROP TYPE "public"."enum_magazines_languages";
  DROP TYPE "public"."enum_magazines_frequency";
  DROP TYPE "public"."enum_issues_lang";
  DROP TYPE "public"."enum__issues_v_version_lang";
  DROP TYPE "public"."enum_listings_kind";
  DROP TYPE "public"."enum_listings_currency";
  DROP TYPE "public"."enum_listings_state";
  DROP TYPE "public"."enum_listings_original";
  DROP TYPE "public"."enum__listings_v_version_kind";
  DROP TYPE "public"."enum__listings_v_version_currency";
  DROP TYPE "public"."enum__listings_v_version_state";
  DROP TYPE "public"."enum__listings_v_version_original";
  DROP TYPE "public"."enum_banners_edition";
  DROP TYPE "public"."enum_pages_edition";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_edition";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_media_items_edition";
  DROP TYPE "public"."enum_media_items_kind";
  DROP TYPE "public"."enum_media_items_status";
  DROP TYPE "public"."enum__media_items_v_version_edition";
  DROP TYPE "public"."enum__media_items_v_version_kind";
  DROP TYPE "public"."enum__media_items_v_version_status";
  DROP TYPE "public"."enum_blogrolls_edition";
  DROP TYPE "public"."enum_redirects_match";
  DROP TYPE "public"."enum_redirects_edition";`);
}
