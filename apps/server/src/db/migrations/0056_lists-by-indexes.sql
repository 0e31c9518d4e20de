DROP INDEX "requests_organizer_id_status";--> statement-breakpoint
CREATE INDEX "ledger_transactions_created_at" ON "ledger_transactions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "request_tasks_due_date" ON "request_tasks" USING btree ("due_date") WHERE "request_tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "requests_organizer_id_waits_since" ON "requests" USING btree ("organizer_id","waits_since") WHERE "requests"."waits_since" is not null;--> statement-breakpoint
CREATE INDEX "requests_organizer_id_rest_due" ON "requests" USING btree ("organizer_id","rest_due_date") WHERE "requests"."status" = 3;--> statement-breakpoint
CREATE INDEX "requests_organizer_id_status" ON "requests" USING btree ("organizer_id","status","id","tour_id","departure_id","waits_since","held_until","sales_model");