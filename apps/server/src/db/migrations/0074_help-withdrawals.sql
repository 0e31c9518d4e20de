CREATE TABLE "help_withdrawals" (
	"organizer_id" integer NOT NULL,
	"record_key" uuid NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "help_withdrawals_organizer_id_record_key_pk" PRIMARY KEY("organizer_id","record_key")
);
--> statement-breakpoint
ALTER TABLE "help_withdrawals" ADD CONSTRAINT "help_withdrawals_organizer_id_organizers_id_fk" FOREIGN KEY ("organizer_id") REFERENCES "public"."organizers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_withdrawals" ADD CONSTRAINT "help_withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_withdrawals_user_id" ON "help_withdrawals" USING btree ("user_id");