-- By hand: a date that closes by itself, because its last seat was sold or its seats were made fewer, stands
-- among what was done, as nobody's deed.
CREATE FUNCTION "record_closed_full"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activity (organizer_id, kind, subject_id)
  SELECT organizer_id, 'date_filled', NEW.id FROM tours WHERE tours.id = NEW.tour_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "departures_record_closed_full" AFTER UPDATE ON "departures" FOR EACH ROW
  WHEN (OLD.status IN ('open', 'guaranteed') AND NEW.status = 'closed'
    AND NEW.closed_full_at IS NOT NULL AND NEW.closed_full_at IS DISTINCT FROM OLD.closed_full_at)
  EXECUTE FUNCTION record_closed_full();
