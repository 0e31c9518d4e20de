CREATE TABLE "page_edits" (
	"site_id" integer NOT NULL,
	"type" text NOT NULL,
	"version" integer NOT NULL,
	"key" text NOT NULL,
	"places" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_edits_site_id_type_version_pk" PRIMARY KEY("site_id","type","version"),
	CONSTRAINT "page_edits_key" UNIQUE("site_id","type","key")
);
--> statement-breakpoint
ALTER TABLE "office_changes" DROP CONSTRAINT "office_changes_kind";--> statement-breakpoint
ALTER TABLE "page_edits" ADD CONSTRAINT "page_edits_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_changes" ADD CONSTRAINT "office_changes_kind" CHECK ("office_changes"."kind" in ('request', 'message', 'task', 'question', 'departure', 'tour', 'main_page', 'tour_page', 'site'));
--> statement-breakpoint
-- By hand from here on: every process is told, when a transaction ends, what it changed of a site, so that
-- open screens ask at once. Of requests and tours nobody is told: notices are sent one transaction after
-- another.
CREATE FUNCTION "tell_site"(organizer integer, told jsonb) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('site_events', (told || jsonb_build_object('organizer_id', organizer))::text);
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_office_pages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO office_changes (organizer_id, kind, subject_id)
  SELECT sites.organizer_id, changed.type || '_page', sites.id
  FROM changed JOIN sites ON sites.id = changed.site_id;
  PERFORM tell_site(sites.organizer_id, jsonb_build_object(
    'what', 'page', 'site_id', sites.id, 'type', changed.type, 'version', changed.version))
  FROM changed JOIN sites ON sites.id = changed.site_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Whoever comes, goes to another block or leaves; not whoever only says again that they are there.
CREATE FUNCTION "tell_page_viewers"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  seen office_viewers;
BEGIN
  IF TG_OP = 'DELETE' THEN seen := OLD; ELSE seen := NEW; END IF;
  IF seen.kind NOT IN ('main_page', 'tour_page') THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' THEN
    IF NEW.part IS NOT DISTINCT FROM OLD.part AND NEW.since = OLD.since THEN RETURN NULL; END IF;
  END IF;
  PERFORM tell_site(organizer_id, jsonb_build_object(
    'what', 'viewers', 'site_id', id, 'type', replace(seen.kind, '_page', '')))
  FROM sites WHERE id = seen.subject_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "office_viewers_tell" AFTER INSERT OR UPDATE OR DELETE ON "office_viewers"
  FOR EACH ROW EXECUTE FUNCTION tell_page_viewers();
--> statement-breakpoint
CREATE FUNCTION "note_site_status"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO office_changes (organizer_id, kind, subject_id)
  SELECT organizer_id, 'site', id FROM sites WHERE organizer_id = NEW.organizer_id;
  PERFORM tell_site(organizer_id, jsonb_build_object(
    'what', 'site', 'site_id', id, 'status', NEW.data ->> 'status'))
  FROM sites WHERE organizer_id = NEW.organizer_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "events_note_site_status" AFTER INSERT ON "events"
  FOR EACH ROW WHEN (NEW.kind = 'site status changed') EXECUTE FUNCTION note_site_status();
--> statement-breakpoint
-- Staff show a site on the marketplace or take it off, and refuse whoever is no organiser.
CREATE FUNCTION "record_market_status"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO events (organizer_id, kind, data)
  SELECT NEW.id, 'site status changed', json_build_object(
    'site_id', sites.id, 'status', CASE WHEN NEW.is_published_on_site THEN 'shown' ELSE 'suspended' END)
  FROM sites WHERE sites.organizer_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "organizers_record_market_status" AFTER UPDATE ON "organizers"
  FOR EACH ROW WHEN (OLD.is_published_on_site IS DISTINCT FROM NEW.is_published_on_site)
  EXECUTE FUNCTION record_market_status();
