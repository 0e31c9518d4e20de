ALTER TABLE "request_history" ADD COLUMN "party" jsonb;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "retained_amount" bigint DEFAULT 0 NOT NULL;