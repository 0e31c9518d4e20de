CREATE TABLE "films" (
	"key" text PRIMARY KEY NOT NULL,
	"organizer_id" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "films_type" CHECK ("films"."type" in ('mp4', 'webm')),
	CONSTRAINT "films_bytes" CHECK ("films"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "guest_summaries" (
	"departure_id" integer PRIMARY KEY NOT NULL,
	"shown" jsonb,
	"counted" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"known" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD COLUMN "portrait" jsonb;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "portrait" jsonb;--> statement-breakpoint
ALTER TABLE "tourists" ADD COLUMN "guest_summary_agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "films" ADD CONSTRAINT "films_organizer_id_organizers_id_fk" FOREIGN KEY ("organizer_id") REFERENCES "public"."organizers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_summaries" ADD CONSTRAINT "guest_summaries_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "films_organizer_id_hash" ON "films" USING btree ("organizer_id","hash");