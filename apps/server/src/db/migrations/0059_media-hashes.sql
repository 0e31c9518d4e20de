ALTER TABLE "media" ADD COLUMN "hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "media_organizer_id_hash" ON "media" USING btree ("organizer_id","hash");