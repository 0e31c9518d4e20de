CREATE TABLE "exchange_rates" (
	"organizer_id" integer NOT NULL,
	"currency" text NOT NULL,
	"roubles" numeric(10, 4) NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchange_rates_organizer_id_currency_pk" PRIMARY KEY("organizer_id","currency"),
	CONSTRAINT "exchange_rates_roubles" CHECK ("exchange_rates"."roubles" > 0)
);
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "rate_currency" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "rate_roubles" numeric(10, 4);--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD CONSTRAINT "exchange_rates_organizer_id_organizers_id_fk" FOREIGN KEY ("organizer_id") REFERENCES "public"."organizers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_rate" CHECK (("requests"."rate_currency" is null) = ("requests"."rate_roubles" is null));