ALTER TABLE "organizers" ADD COLUMN "is_published_on_site" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "organizers" ADD COLUMN "verification_state" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "organizers" ADD COLUMN "verification_comment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organizers" ADD COLUMN "verified_at" timestamp with time zone;--> statement-breakpoint
-- Staff take an organiser off the marketplace, or bring them back: search hears of it.
CREATE FUNCTION "note_shown_organizer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_tours(ARRAY(SELECT id FROM tours WHERE organizer_id = NEW.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "organizers_note_shown" AFTER UPDATE OF "is_published_on_site" ON "organizers"
FOR EACH ROW WHEN (OLD.is_published_on_site <> NEW.is_published_on_site)
EXECUTE FUNCTION "note_shown_organizer"();
