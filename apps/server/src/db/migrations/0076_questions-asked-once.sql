ALTER TABLE "help_requests" ADD COLUMN "repeat_key" text;--> statement-breakpoint
ALTER TABLE "help_requests" ADD CONSTRAINT "help_requests_asked_once" UNIQUE("repeat_key");