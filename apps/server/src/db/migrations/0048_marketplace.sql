CREATE TABLE "marketplace" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"inn" text DEFAULT '' NOT NULL,
	"ogrn" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"commission_points" integer DEFAULT 1000 NOT NULL,
	"shop_id" text,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "marketplace_one" CHECK ("marketplace"."id" = 1),
	CONSTRAINT "marketplace_commission" CHECK ("marketplace"."commission_points" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "marketplace_documents" (
	"type" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"published_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "marketplace_documents_type_version_pk" PRIMARY KEY("type","version"),
	CONSTRAINT "marketplace_documents_type" CHECK ("marketplace_documents"."type" in ('agreement', 'policy'))
);
--> statement-breakpoint
CREATE TABLE "marketplace_shops" (
	"shop_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"tax_system" smallint NOT NULL,
	"vat_code" smallint NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "requests" RENAME COLUMN "commission_percent" TO "commission_points";--> statement-breakpoint
ALTER TABLE "requests" DROP CONSTRAINT "requests_commission";--> statement-breakpoint
ALTER TABLE "activity" ALTER COLUMN "organizer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace" ADD CONSTRAINT "marketplace_shop_id_marketplace_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."marketplace_shops"("shop_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_documents" ADD CONSTRAINT "marketplace_documents_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_commission" CHECK ("requests"."commission_points" between 0 and 10000);--> statement-breakpoint
-- Written by hand: the marketplace's one row, and commissions that were in per cent.
INSERT INTO "marketplace" DEFAULT VALUES;--> statement-breakpoint
UPDATE "requests" SET "commission_points" = "commission_points" * 100 WHERE "commission_points" > 0;
