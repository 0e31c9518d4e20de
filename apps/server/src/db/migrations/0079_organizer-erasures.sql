CREATE TABLE "organizer_erasures" (
	"organizer_id" integer PRIMARY KEY NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"files" jsonb,
	"finished_at" timestamp with time zone
);

--> statement-breakpoint
-- By hand from here on. What was posted is never changed, but goes with its organiser: whoever erases one
-- says so for the transaction.
CREATE OR REPLACE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('tour.erases_organizer', true), '') = 'yes'
    AND (TG_OP = 'DELETE' OR (TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'request_adjustments')) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'What was posted cannot be changed' USING ERRCODE = 'integrity_constraint_violation';
END $$;
