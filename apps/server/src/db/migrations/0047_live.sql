CREATE TABLE "office_changes" (
	"organizer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "office_changes_kind" CHECK ("office_changes"."kind" in ('request', 'message', 'task', 'question', 'departure'))
);
--> statement-breakpoint
CREATE TABLE "request_viewers" (
	"request_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "request_viewers_request_id_user_id_pk" PRIMARY KEY("request_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "help_events" ADD COLUMN "status_before" text;--> statement-breakpoint
ALTER TABLE "request_messages" ADD COLUMN "answered_wait" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "request_viewers" ADD CONSTRAINT "request_viewers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_viewers" ADD CONSTRAINT "request_viewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "office_changes_organizer_id" ON "office_changes" USING btree ("organizer_id","changed_in");--> statement-breakpoint
CREATE INDEX "office_changes_changed_at" ON "office_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "request_viewers_user_id" ON "request_viewers" USING btree ("user_id");--> statement-breakpoint
-- By hand from here on: screens of an office ask what changed. Triggers note it, whoever changes it: a
-- statement that touches many rows notes each request, question or departure once. They only add rows,
-- so that nobody waits.
CREATE FUNCTION "note_office_requests"(noted text, ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO office_changes (organizer_id, kind, subject_id)
  SELECT organizer_id, noted, id FROM requests WHERE id = ANY (ids);
$$;
--> statement-breakpoint
CREATE FUNCTION "note_office_departures"(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO office_changes (organizer_id, kind, subject_id)
  SELECT tours.organizer_id, 'departure', departures.id
  FROM departures JOIN tours ON tours.id = departures.tour_id WHERE departures.id = ANY (ids);
$$;
--> statement-breakpoint
-- What is read of a departure's guests is written in their requests.
CREATE FUNCTION "note_office_guests"(ids integer[]) RETURNS void LANGUAGE sql AS $$
  SELECT note_office_requests('request', ids);
  SELECT note_office_departures(ARRAY(SELECT departure_id FROM requests WHERE id = ANY (ids)));
$$;
--> statement-breakpoint
CREATE FUNCTION "note_changed_requests"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_office_guests(ARRAY(SELECT id FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The kind that a request's row is noted with is the trigger's argument.
CREATE FUNCTION "note_changed_of_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_ARGV[0] = 'request' THEN
    PERFORM note_office_guests(ARRAY(SELECT request_id FROM changed));
  ELSE
    PERFORM note_office_requests(TG_ARGV[0], ARRAY(SELECT request_id FROM changed));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_changed_of_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_office_requests('request', ARRAY(
    SELECT payments.request_id FROM changed JOIN payments ON payments.id = changed.payment_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The marketplace's questions are no organiser's: staff's screens do not ask for them.
CREATE FUNCTION "note_changed_questions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO office_changes (organizer_id, kind, subject_id)
  SELECT organizer_id, 'question', id FROM changed WHERE organizer_id IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_changed_of_question"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO office_changes (organizer_id, kind, subject_id)
  SELECT organizer_id, 'question', id FROM help_requests
  WHERE organizer_id IS NOT NULL AND id IN (SELECT help_request_id FROM changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_changed_office_departures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_office_departures(ARRAY(SELECT id FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_changed_of_departure"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_office_departures(ARRAY(SELECT departure_id FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  noted record;
  deed text;
BEGIN
  FOR noted IN SELECT * FROM (VALUES
    ('requests', 'note_changed_requests()'),
    ('request_history', 'note_changed_of_request(''request'')'),
    ('request_options', 'note_changed_of_request(''request'')'),
    ('request_adjustments', 'note_changed_of_request(''request'')'),
    ('request_letters', 'note_changed_of_request(''message'')'),
    ('tourists', 'note_changed_of_request(''request'')'),
    ('arrivals', 'note_changed_of_request(''request'')'),
    ('payments', 'note_changed_of_request(''request'')'),
    ('refunds', 'note_changed_of_request(''request'')'),
    ('ledger_transactions', 'note_changed_of_request(''request'')'),
    ('guest_reviews', 'note_changed_of_request(''request'')'),
    ('review_hidings', 'note_changed_of_request(''request'')'),
    ('refund_decisions', 'note_changed_of_request(''request'')'),
    ('receipts', 'note_changed_of_payment()'),
    ('request_messages', 'note_changed_of_request(''message'')'),
    ('request_tasks', 'note_changed_of_request(''task'')'),
    ('request_notes', 'note_changed_of_request(''task'')'),
    ('help_requests', 'note_changed_questions()'),
    ('help_events', 'note_changed_of_question()'),
    ('departures', 'note_changed_office_departures()'),
    ('departure_prices', 'note_changed_of_departure()'),
    ('departure_roomings', 'note_changed_of_departure()')
  ) AS known (name, call) LOOP
    FOREACH deed IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
      EXECUTE format(
        'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %s',
        noted.name || '_note_office_' || lower(deed), deed, noted.name,
        CASE deed WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END, noted.call);
    END LOOP;
  END LOOP;
END $$;
