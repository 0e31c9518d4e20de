ALTER TABLE "arrivals" ADD COLUMN "arrives_on" date;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "start_time" text;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "individual_for" uuid;--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_individual_for_unique" UNIQUE("individual_for");--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_start_time" CHECK ("departures"."start_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');