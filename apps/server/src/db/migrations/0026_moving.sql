ALTER TABLE "departures" ADD COLUMN "sold" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "smallest_group" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "decision_date" date;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "request_history" ADD COLUMN "moved" jsonb;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "refund_cap_percent" smallint DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "choose_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_sold" CHECK ("departures"."sold" between 0 and "departures"."held");--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_smallest_group" CHECK ("departures"."smallest_group" > 0);--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_decision" CHECK ("departures"."decision" in ('complete', 'too small'));--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_refund_cap" CHECK ("requests"."refund_cap_percent" between 0 and 100);--> statement-breakpoint
UPDATE "departures" SET "sold" = least("held", (SELECT coalesce(sum("seats"), 0) FROM "requests" WHERE "departure_id" = "departures"."id" AND "status" IN (3, 4)));
