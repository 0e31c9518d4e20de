-- A published version never changes: whatever the code does, the database refuses.
CREATE FUNCTION "refuse_manifest_update"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A published version cannot be changed' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "manifests_are_immutable" BEFORE UPDATE ON "manifests"
FOR EACH ROW EXECUTE FUNCTION "refuse_manifest_update"();
