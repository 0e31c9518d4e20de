ALTER TABLE "guest_reviews" ADD COLUMN "portrait" jsonb;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "portrait" jsonb;