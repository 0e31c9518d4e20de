CREATE TABLE "films" (
	"key" text PRIMARY KEY NOT NULL,
	"organizer_id" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "films_type" CHECK ("films"."type" in ('mp4', 'webm')),
	CONSTRAINT "films_bytes" CHECK ("films"."bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "films" ADD CONSTRAINT "films_organizer_id_organizers_id_fk" FOREIGN KEY ("organizer_id") REFERENCES "public"."organizers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "films_organizer_id_hash" ON "films" USING btree ("organizer_id","hash");