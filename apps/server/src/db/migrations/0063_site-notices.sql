CREATE TABLE "site_notices" (
	"organizer_id" integer NOT NULL,
	"key" uuid NOT NULL,
	"text" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"posted_by" text,
	"posted_at" timestamp with time zone NOT NULL,
	"taken_down_at" timestamp with time zone,
	CONSTRAINT "site_notices_organizer_id_key_pk" PRIMARY KEY("organizer_id","key")
);
--> statement-breakpoint
ALTER TABLE "office_changes" DROP CONSTRAINT "office_changes_kind";--> statement-breakpoint
ALTER TABLE "help_requests" ADD COLUMN "recorded_by" text;--> statement-breakpoint
ALTER TABLE "help_requests" ADD COLUMN "record_key" uuid;--> statement-breakpoint
ALTER TABLE "site_notices" ADD CONSTRAINT "site_notices_organizer_id_organizers_id_fk" FOREIGN KEY ("organizer_id") REFERENCES "public"."organizers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_notices" ADD CONSTRAINT "site_notices_posted_by_users_id_fk" FOREIGN KEY ("posted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "site_notices_one_a_site" ON "site_notices" USING btree ("organizer_id") WHERE "site_notices"."taken_down_at" is null;--> statement-breakpoint
CREATE INDEX "site_notices_posted_by" ON "site_notices" USING btree ("posted_by");--> statement-breakpoint
ALTER TABLE "help_requests" ADD CONSTRAINT "help_requests_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_requests_recorded_by" ON "help_requests" USING btree ("recorded_by");--> statement-breakpoint
ALTER TABLE "help_requests" ADD CONSTRAINT "help_requests_recorded_once" UNIQUE("organizer_id","record_key");--> statement-breakpoint
ALTER TABLE "office_changes" ADD CONSTRAINT "office_changes_kind" CHECK ("office_changes"."kind" in ('request', 'message', 'task', 'question', 'departure', 'tour', 'main_page', 'tour_page', 'site', 'draft_comment', 'notice'));
--> statement-breakpoint
-- By hand from here on: whoever has the screen of notices open learns that one was put up or taken down.
CREATE FUNCTION "note_site_notice"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO office_changes (organizer_id, kind, subject_id)
  SELECT organizer_id, 'notice', id FROM sites WHERE organizer_id = NEW.organizer_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "site_notices_note" AFTER INSERT OR UPDATE ON "site_notices"
  FOR EACH ROW EXECUTE FUNCTION note_site_notice();
