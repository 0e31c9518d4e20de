CREATE TABLE "departure_roomings" (
	"departure_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"rooms" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "moved_from" jsonb;--> statement-breakpoint
ALTER TABLE "departure_roomings" ADD CONSTRAINT "departure_roomings_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_moved_from" CHECK ("requests"."moved_from" is null or "requests"."choose_until" is not null);