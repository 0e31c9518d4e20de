ALTER TABLE "request_notes" ADD COLUMN "repeat_key" uuid;--> statement-breakpoint
ALTER TABLE "request_notes" ADD CONSTRAINT "request_notes_once" UNIQUE("request_id","repeat_key");