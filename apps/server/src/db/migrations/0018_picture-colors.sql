ALTER TABLE "media" ADD COLUMN "color" text;--> statement-breakpoint
CREATE INDEX "media_without_color" ON "media" USING btree ("key") WHERE "media"."color" is null;