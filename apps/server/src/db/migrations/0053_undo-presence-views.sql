CREATE TABLE "office_viewers" (
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "office_viewers_kind_subject_id_user_id_pk" PRIMARY KEY("kind","subject_id","user_id"),
	CONSTRAINT "office_viewers_kind" CHECK ("office_viewers"."kind" in ('request', 'question', 'departure', 'tour'))
);
--> statement-breakpoint
CREATE TABLE "pending_declines" (
	"request_id" integer PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "request_viewers" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "request_viewers" CASCADE;--> statement-breakpoint
ALTER TABLE "saved_views" DROP CONSTRAINT "saved_views_name";--> statement-breakpoint
ALTER TABLE "office_changes" DROP CONSTRAINT "office_changes_kind";--> statement-breakpoint
ALTER TABLE "saved_views" DROP CONSTRAINT "saved_views_screen";--> statement-breakpoint
ALTER TABLE "saved_views" ALTER COLUMN "organizer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "office_viewers" ADD CONSTRAINT "office_viewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_declines" ADD CONSTRAINT "pending_declines_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_declines" ADD CONSTRAINT "pending_declines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "office_viewers_user_id" ON "office_viewers" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_name" UNIQUE NULLS NOT DISTINCT("organizer_id","user_id","screen","name");--> statement-breakpoint
ALTER TABLE "office_changes" ADD CONSTRAINT "office_changes_kind" CHECK ("office_changes"."kind" in ('request', 'message', 'task', 'question', 'departure', 'tour'));--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_screen" CHECK ("saved_views"."screen" in ('requests', 'tours', 'departures', 'questions', 'organizers'));--> statement-breakpoint
-- By hand from here on: offices also hear of tours, and of declines that can still be taken back.
CREATE FUNCTION "note_office_tours"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO office_changes (organizer_id, kind, subject_id)
  SELECT organizer_id, 'tour', id FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  noted record;
  deed text;
BEGIN
  FOR noted IN SELECT * FROM (VALUES
    ('tours', 'note_office_tours()'),
    ('pending_declines', 'note_changed_of_request(''request'')')
  ) AS known (name, call) LOOP
    FOREACH deed IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
      EXECUTE format(
        'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %s',
        noted.name || '_note_office_' || lower(deed), deed, noted.name,
        CASE deed WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END, noted.call);
    END LOOP;
  END LOOP;
END $$;
