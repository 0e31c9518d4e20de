CREATE TABLE "page_changes" (
	"tag" text PRIMARY KEY NOT NULL,
	"is_whole" boolean DEFAULT false NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
-- By hand from here on. The first of several changes says since when; whoever passes them on deletes the row.
CREATE FUNCTION "note_page_change"(changed text, whole boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_changes AS known (tag, is_whole) VALUES (changed, whole)
  ON CONFLICT (tag) DO UPDATE SET is_whole = known.is_whole OR excluded.is_whole;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_data_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_page_change('site-' || id, false) FROM sites WHERE organizer_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Another address: pages say their own, and those of the old one are to lead to the new one.
CREATE FUNCTION "note_site_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_page_change('site-' || NEW.id,
    (OLD.name, OLD.own_domain) IS DISTINCT FROM (NEW.name, NEW.own_domain));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_site_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_page_change('site-' || OLD.id, true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_market_page_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_page_change('market', false);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Rows are noted when a transaction ends: whoever had one earlier would wait for an organiser's row that
-- another has, who waits for the note.
CREATE CONSTRAINT TRIGGER "organizers_note_data_change" AFTER UPDATE OF "data_revision" ON "organizers"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.data_revision <> NEW.data_revision)
EXECUTE FUNCTION "note_data_change"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "sites_note_change" AFTER UPDATE OF "current_manifest_id", "name", "own_domain" ON "sites"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN ((OLD.current_manifest_id, OLD.name, OLD.own_domain)
  IS DISTINCT FROM (NEW.current_manifest_id, NEW.name, NEW.own_domain))
EXECUTE FUNCTION "note_site_change"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "sites_note_end" AFTER DELETE ON "sites"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_site_end"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "marketplace_note_change" AFTER UPDATE OF "revision" ON "marketplace"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.revision <> NEW.revision)
EXECUTE FUNCTION "note_market_page_change"();
