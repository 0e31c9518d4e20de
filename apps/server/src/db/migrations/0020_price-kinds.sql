ALTER TABLE "request_options" DROP CONSTRAINT "request_options_seats";--> statement-breakpoint
ALTER TABLE "departure_prices" ADD COLUMN "kind" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "request_options" ADD COLUMN "kind" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "request_options" RENAME COLUMN "seats" TO "count";--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "rest_due_date" date;--> statement-breakpoint
UPDATE "requests" SET "rest_due_date" = "departures"."start_date" - 14 FROM "departures" WHERE "departures"."id" = "requests"."departure_id";--> statement-breakpoint
ALTER TABLE "requests" ALTER COLUMN "rest_due_date" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "rest_due_days" smallint DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "hours_to_confirm" smallint DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "departure_prices" ADD CONSTRAINT "departure_prices_kind" CHECK ("departure_prices"."kind" in ('person', 'child', 'infant', 'supplement'));--> statement-breakpoint
ALTER TABLE "request_options" ADD CONSTRAINT "request_options_kind" CHECK ("request_options"."kind" in ('person', 'child', 'infant', 'supplement'));--> statement-breakpoint
ALTER TABLE "request_options" ADD CONSTRAINT "request_options_count" CHECK ("request_options"."count" > 0);