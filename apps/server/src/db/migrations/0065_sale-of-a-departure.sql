CREATE TABLE "tied_publications" (
	"scheduled_id" integer PRIMARY KEY NOT NULL,
	"departure_id" integer
);
--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "sale_starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "closes_when_full" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "closed_full_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tied_publications" ADD CONSTRAINT "tied_publications_scheduled_id_scheduled_publications_id_fk" FOREIGN KEY ("scheduled_id") REFERENCES "public"."scheduled_publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tied_publications" ADD CONSTRAINT "tied_publications_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tied_publications_departure_id" ON "tied_publications" USING btree ("departure_id");--> statement-breakpoint
CREATE INDEX "departures_sale_starts_at" ON "departures" USING btree ("tour_id","sale_starts_at") WHERE "departures"."sale_starts_at" is not null;