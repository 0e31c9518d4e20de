CREATE TABLE "visit_counts" (
	"organizer_id" integer NOT NULL,
	"day" date NOT NULL,
	"page" text NOT NULL,
	"tour_id" integer NOT NULL,
	"source" text NOT NULL,
	"views" integer NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "visit_counts_organizer_id_day_page_tour_id_source_pk" PRIMARY KEY("organizer_id","day","page","tour_id","source"),
	CONSTRAINT "visit_counts_page" CHECK ("visit_counts"."page" in ('main', 'tour', 'booking')),
	CONSTRAINT "visit_counts_source" CHECK ("visit_counts"."source" in ('direct', 'search', 'social', 'marketplace', 'campaign', 'other', 'unknown')),
	CONSTRAINT "visit_counts_tour" CHECK (("visit_counts"."page" = 'main') = ("visit_counts"."tour_id" = 0)),
	CONSTRAINT "visit_counts_visits" CHECK ("visit_counts"."visits" between 0 and "visit_counts"."views")
);
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "visit_source" text;--> statement-breakpoint
ALTER TABLE "visit_counts" ADD CONSTRAINT "visit_counts_organizer_id_organizers_id_fk" FOREIGN KEY ("organizer_id") REFERENCES "public"."organizers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_history_sold" ON "request_history" USING btree ("request_id","created_at") WHERE "request_history"."to_status" = 3;--> statement-breakpoint
CREATE INDEX "requests_organizer_id_created_at" ON "requests" USING btree ("organizer_id","created_at");--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_visit_source" CHECK ("requests"."visit_source" in ('direct', 'search', 'social', 'marketplace', 'campaign', 'other', 'unknown'));