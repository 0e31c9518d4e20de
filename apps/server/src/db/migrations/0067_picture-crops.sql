ALTER TABLE "media" ADD COLUMN "crops" jsonb;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "cuts" jsonb DEFAULT '[]'::jsonb NOT NULL;