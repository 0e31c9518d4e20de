-- Requests without a site's version were made on the marketplace.
UPDATE "requests" SET "sales_model" = 1 WHERE "manifest_id" IS NULL;
--> statement-breakpoint
-- What was posted never changes: whatever the code does, the database refuses.
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What was posted cannot be changed' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_postings_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_postings"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_transactions_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transactions"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_accounts_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_accounts"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
-- Asked when a transaction is committed: its postings are there, add up to zero, in one currency.
CREATE FUNCTION "require_ledger_balance"("asked" integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "total" numeric;
  "sides" integer;
  "currencies" integer;
BEGIN
  SELECT coalesce(sum(p."amount"), 0), count(*), count(DISTINCT a."currency")
  INTO "total", "sides", "currencies"
  FROM "ledger_postings" p JOIN "ledger_accounts" a ON a."id" = p."account_id"
  WHERE p."transaction_id" = "asked";
  IF "total" <> 0 OR "sides" < 2 OR "currencies" <> 1 THEN
    RAISE EXCEPTION 'Ledger transaction % has % postings that add up to %', "asked", "sides", "total"
    USING ERRCODE = 'integrity_constraint_violation';
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION "check_posting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "require_ledger_balance"(NEW."transaction_id");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "check_ledger_transaction"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "require_ledger_balance"(NEW."id");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_postings_balance" AFTER INSERT ON "ledger_postings"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_posting"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_transactions_balance" AFTER INSERT ON "ledger_transactions"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_ledger_transaction"();
