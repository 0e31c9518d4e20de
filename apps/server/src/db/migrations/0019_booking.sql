CREATE TABLE "request_attempts" (
	"address_key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_consents" (
	"request_id" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text,
	"version" integer,
	"text_hash" text,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_consents_request_id_kind_pk" PRIMARY KEY("request_id","kind")
);
--> statement-breakpoint
ALTER TABLE "requests" DROP CONSTRAINT "requests_accepted_manifest_id_manifests_id_fk";
--> statement-breakpoint
ALTER TABLE "request_options" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "requests" ALTER COLUMN "total_amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "requests" ALTER COLUMN "prepayment_amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "client_key" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "body_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "manifest_id" integer;--> statement-breakpoint
ALTER TABLE "request_consents" ADD CONSTRAINT "request_consents_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_manifest_id_manifests_id_fk" FOREIGN KEY ("manifest_id") REFERENCES "public"."manifests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" DROP COLUMN "accepted_manifest_id";--> statement-breakpoint
ALTER TABLE "requests" DROP COLUMN "accepted_at";--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_client_key_unique" UNIQUE("client_key");