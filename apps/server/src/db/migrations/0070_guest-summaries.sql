CREATE TABLE "guest_summaries" (
	"departure_id" integer PRIMARY KEY NOT NULL,
	"shown" jsonb,
	"counted" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"known" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tourists" ADD COLUMN "guest_summary_agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "guest_summaries" ADD CONSTRAINT "guest_summaries_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE cascade ON UPDATE no action;