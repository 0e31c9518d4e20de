ALTER TABLE "request_options" DROP CONSTRAINT "request_options_seats";--> statement-breakpoint
ALTER TABLE "departure_prices" ADD COLUMN "kind" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "request_options" ADD COLUMN "kind" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "request_options" RENAME COLUMN "seats" TO "count";--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "rest_due_days" smallint DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "rest_due_days" smallint DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "hours_to_confirm" smallint DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "departure_prices" ADD CONSTRAINT "departure_prices_kind" CHECK ("departure_prices"."kind" in ('person', 'infant', 'supplement'));--> statement-breakpoint
ALTER TABLE "request_options" ADD CONSTRAINT "request_options_kind" CHECK ("request_options"."kind" in ('person', 'infant', 'supplement'));--> statement-breakpoint
ALTER TABLE "request_options" ADD CONSTRAINT "request_options_count" CHECK ("request_options"."count" > 0);