ALTER TABLE "tours" ADD COLUMN "individual_for" uuid;--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_individual_for_unique" UNIQUE("individual_for");