ALTER TABLE "office_changes" DROP CONSTRAINT "office_changes_kind";--> statement-breakpoint
ALTER TABLE "office_viewers" DROP CONSTRAINT "office_viewers_kind";--> statement-breakpoint
ALTER TABLE "office_viewers" ADD COLUMN "part" text;--> statement-breakpoint
ALTER TABLE "office_changes" ADD CONSTRAINT "office_changes_kind" CHECK ("office_changes"."kind" in ('request', 'message', 'task', 'question', 'departure', 'tour', 'main_page', 'tour_page'));--> statement-breakpoint
ALTER TABLE "office_viewers" ADD CONSTRAINT "office_viewers_kind" CHECK ("office_viewers"."kind" in ('request', 'question', 'departure', 'tour', 'main_page', 'tour_page'));--> statement-breakpoint
-- By hand from here on: who edits a page hears of what others save of it.
CREATE FUNCTION "note_office_pages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO office_changes (organizer_id, kind, subject_id)
  SELECT sites.organizer_id, changed.type || '_page', sites.id
  FROM changed JOIN sites ON sites.id = changed.site_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "pages_note_office_insert" AFTER INSERT ON "pages" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_office_pages();
--> statement-breakpoint
CREATE TRIGGER "pages_note_office_update" AFTER UPDATE ON "pages" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_office_pages();
