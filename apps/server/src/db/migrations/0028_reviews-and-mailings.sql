CREATE TABLE "guest_reviews" (
	"request_id" integer PRIMARY KEY NOT NULL,
	"author" text NOT NULL,
	"rating" smallint NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"review_id" integer,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guest_reviews_review_id_unique" UNIQUE("review_id"),
	CONSTRAINT "guest_reviews_rating" CHECK ("guest_reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "mailing_token" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "unsubscribed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD CONSTRAINT "guest_reviews_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_reviews" ADD CONSTRAINT "guest_reviews_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chats_email" ON "chats" USING btree ("email");--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_mailing_token_unique" UNIQUE("mailing_token");