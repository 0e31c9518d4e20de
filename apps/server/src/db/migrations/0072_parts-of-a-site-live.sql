ALTER TABLE "office_changes" DROP CONSTRAINT "office_changes_kind";--> statement-breakpoint
ALTER TABLE "office_changes" ADD CONSTRAINT "office_changes_kind" CHECK ("office_changes"."kind" in ('request', 'message', 'task', 'question', 'departure', 'tour', 'main_page', 'tour_page', 'site', 'draft_comment', 'notice', 'brand', 'block_template', 'design', 'settings'));
--> statement-breakpoint
-- By hand from here on: whoever has the builder open learns of what is no page, too: looks and blocks that
-- are kept under names, the design, the settings.
CREATE FUNCTION "note_site_part"(organizer integer, part text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO office_changes (organizer_id, kind, subject_id)
  SELECT organizer, part, id FROM sites WHERE organizer_id = organizer;
  PERFORM tell_site(organizer, jsonb_build_object('what', 'part', 'site_id', id, 'part', part))
  FROM sites WHERE organizer_id = organizer;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_named_part"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM note_site_part(OLD.organizer_id, TG_ARGV[0]);
  ELSE
    PERFORM note_site_part(NEW.organizer_id, TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "brands_note" AFTER INSERT OR UPDATE OR DELETE ON "brands"
  FOR EACH ROW EXECUTE FUNCTION note_named_part('brand');
--> statement-breakpoint
CREATE TRIGGER "block_templates_note" AFTER INSERT OR UPDATE OR DELETE ON "block_templates"
  FOR EACH ROW EXECUTE FUNCTION note_named_part('block_template');
--> statement-breakpoint
CREATE TRIGGER "sites_note_design" AFTER UPDATE ON "sites" FOR EACH ROW
  WHEN (OLD.preset_type <> NEW.preset_type OR OLD.preset::text <> NEW.preset::text)
  EXECUTE FUNCTION note_named_part('design');
--> statement-breakpoint
CREATE TRIGGER "sites_note_settings" AFTER UPDATE ON "sites" FOR EACH ROW
  WHEN (OLD.settings::text <> NEW.settings::text)
  EXECUTE FUNCTION note_named_part('settings');
