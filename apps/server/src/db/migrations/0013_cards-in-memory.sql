-- Cards of tours are kept in memory beside the index, and name the organiser and the site's address:
-- what changes those changes the cards, too.
CREATE FUNCTION "note_tours_of_site"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_tours(ARRAY(
    SELECT id FROM tours WHERE organizer_id IN (NEW.organizer_id, OLD.organizer_id)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sites_note_address" AFTER UPDATE OF "name", "own_domain" ON "sites"
FOR EACH ROW WHEN (OLD.name <> NEW.name OR OLD.own_domain IS DISTINCT FROM NEW.own_domain)
EXECUTE FUNCTION "note_tours_of_site"();
--> statement-breakpoint
CREATE TRIGGER "sites_note_come_and_go" AFTER INSERT OR DELETE ON "sites"
FOR EACH ROW EXECUTE FUNCTION "note_tours_of_site"();
--> statement-breakpoint
CREATE TRIGGER "organizers_note_name" AFTER UPDATE OF "name" ON "organizers"
FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION "note_shown_organizer"();
