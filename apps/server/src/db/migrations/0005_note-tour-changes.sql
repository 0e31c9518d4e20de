-- Search keeps what it needs of tours in memory, and reads anew what changed. Triggers note each
-- change, whoever makes it: a statement that touches many rows notes them in one go.
CREATE FUNCTION "note_tours"(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO tour_changes (tour_id, changed_in)
  SELECT id, pg_current_xact_id() FROM (SELECT DISTINCT unnest(ids) AS id) AS distinct_ids ORDER BY id
  ON CONFLICT (tour_id) DO UPDATE SET changed_in = excluded.changed_in
  WHERE tour_changes.changed_in <> excluded.changed_in;
$$;
--> statement-breakpoint
CREATE FUNCTION "note_changed_tours"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_tours(ARRAY(SELECT id FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_changed_departures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_tours(ARRAY(SELECT tour_id FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_changed_prices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_tours(ARRAY(
    SELECT departures.tour_id FROM changed JOIN departures ON departures.id = changed.departure_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The marketplace shows the tours of published sites only.
CREATE FUNCTION "note_published_site"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_tours(ARRAY(SELECT id FROM tours WHERE organizer_id = NEW.organizer_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "tours_note_insert" AFTER INSERT ON "tours"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_tours"();
--> statement-breakpoint
CREATE TRIGGER "tours_note_update" AFTER UPDATE ON "tours"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_tours"();
--> statement-breakpoint
CREATE TRIGGER "tours_note_delete" AFTER DELETE ON "tours"
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_tours"();
--> statement-breakpoint
CREATE TRIGGER "departures_note_insert" AFTER INSERT ON "departures"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_departures"();
--> statement-breakpoint
CREATE TRIGGER "departures_note_update" AFTER UPDATE ON "departures"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_departures"();
--> statement-breakpoint
CREATE TRIGGER "departures_note_delete" AFTER DELETE ON "departures"
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_departures"();
--> statement-breakpoint
CREATE TRIGGER "departure_prices_note_insert" AFTER INSERT ON "departure_prices"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_prices"();
--> statement-breakpoint
CREATE TRIGGER "departure_prices_note_update" AFTER UPDATE ON "departure_prices"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_prices"();
--> statement-breakpoint
CREATE TRIGGER "departure_prices_note_delete" AFTER DELETE ON "departure_prices"
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_prices"();
--> statement-breakpoint
CREATE TRIGGER "sites_note_first_publication" AFTER UPDATE OF "current_manifest_id" ON "sites"
FOR EACH ROW WHEN ((OLD.current_manifest_id IS NULL) <> (NEW.current_manifest_id IS NULL))
EXECUTE FUNCTION "note_published_site"();
--> statement-breakpoint
INSERT INTO tour_changes (tour_id, changed_in) SELECT id, pg_current_xact_id() FROM tours;
