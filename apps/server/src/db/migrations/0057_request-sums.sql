CREATE TABLE "request_sums" (
	"request_id" integer NOT NULL,
	"currency" text NOT NULL,
	"paid" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	"refund_due" bigint NOT NULL,
	"held" bigint NOT NULL,
	"earned" bigint NOT NULL,
	CONSTRAINT "request_sums_request_id_currency_pk" PRIMARY KEY("request_id","currency")
);
--> statement-breakpoint
ALTER TABLE "request_sums" ADD CONSTRAINT "request_sums_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
-- What follows is written by hand: sums of what was posted already, and the trigger that keeps them.
INSERT INTO "request_sums" ("request_id", "currency", "paid", "refunded", "refund_due", "held", "earned")
SELECT t."request_id", a."currency",
  coalesce(-sum(p."amount") FILTER (WHERE a."kind" = 'guest' AND p."amount" < 0), 0),
  coalesce(sum(p."amount") FILTER (WHERE a."kind" = 'refunds_due' AND p."amount" > 0), 0),
  coalesce(-sum(p."amount") FILTER (WHERE a."kind" = 'refunds_due'), 0),
  coalesce(-sum(p."amount") FILTER (WHERE a."kind" = 'guest'), 0),
  coalesce(-sum(p."amount") FILTER (WHERE a."kind" = 'organizer'), 0)
FROM "ledger_postings" p JOIN "ledger_accounts" a ON a."id" = p."account_id"
JOIN "ledger_transactions" t ON t."id" = p."transaction_id"
WHERE t."request_id" IS NOT NULL GROUP BY t."request_id", a."currency";
--> statement-breakpoint
CREATE FUNCTION "add_to_request_sums"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "request_sums" AS s ("request_id", "currency", "paid", "refunded", "refund_due", "held", "earned")
  SELECT t."request_id", a."currency",
    coalesce(-sum(p."amount") FILTER (WHERE a."kind" = 'guest' AND p."amount" < 0), 0),
    coalesce(sum(p."amount") FILTER (WHERE a."kind" = 'refunds_due' AND p."amount" > 0), 0),
    coalesce(-sum(p."amount") FILTER (WHERE a."kind" = 'refunds_due'), 0),
    coalesce(-sum(p."amount") FILTER (WHERE a."kind" = 'guest'), 0),
    coalesce(-sum(p."amount") FILTER (WHERE a."kind" = 'organizer'), 0)
  FROM "posted" p JOIN "ledger_accounts" a ON a."id" = p."account_id"
  JOIN "ledger_transactions" t ON t."id" = p."transaction_id"
  WHERE t."request_id" IS NOT NULL GROUP BY t."request_id", a."currency"
  ON CONFLICT ("request_id", "currency") DO UPDATE SET
    "paid" = s."paid" + excluded."paid",
    "refunded" = s."refunded" + excluded."refunded",
    "refund_due" = s."refund_due" + excluded."refund_due",
    "held" = s."held" + excluded."held",
    "earned" = s."earned" + excluded."earned";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_postings_sums" AFTER INSERT ON "ledger_postings"
REFERENCING NEW TABLE AS "posted" FOR EACH STATEMENT EXECUTE FUNCTION "add_to_request_sums"();
