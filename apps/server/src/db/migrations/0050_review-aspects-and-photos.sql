ALTER TABLE "guest_reviews" ADD COLUMN "aspects" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD COLUMN "photos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD COLUMN "refusal" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD COLUMN "reply_date" date;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "guest_of" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "aspects" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "is_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply_date" date;--> statement-breakpoint
CREATE INDEX "media_guest_of" ON "media" USING btree ("guest_of");--> statement-breakpoint
-- By hand: what guests of completed requests wrote is verified, and nothing else.
UPDATE "reviews" SET "is_verified" = true WHERE "id" IN (SELECT "review_id" FROM "guest_reviews" WHERE "review_id" IS NOT NULL);
