DROP TABLE "sign_in_attempts" CASCADE;--> statement-breakpoint
CREATE TABLE "sign_in_tries" (
	"try_key" text PRIMARY KEY NOT NULL,
	"forgotten_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
-- Sessions go on: whoever has the token still has the session. Links to set a password end.
UPDATE "sessions" SET "token" = rtrim(translate(encode(sha256(convert_to("token", 'UTF8')), 'base64'), '+/', '-_'), '=');--> statement-breakpoint
DELETE FROM "verifications";
