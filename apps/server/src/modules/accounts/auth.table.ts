import { bigint, boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../db/column-types.ts";
import { attemptTable } from "../../http/rate-limit/count-attempt.ts";

/** Whoever signs in. The columns of these tables are the sign-in library's, but those that say otherwise. */
export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull().unique(),
    /** What somebody signed up with, until they confirm it: before, an e-mail is nobody's. */
    signUpEmail: text("sign_up_email"),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    /** Our own. */
    isStaff: boolean("is_staff").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [index("users_sign_up_email").on(table.signUpEmail)],
);

export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    token: text("token").notNull().unique(),
    expiresAt: instant("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    /** Our own: when a code of the second factor was last shown in it; null before the first. */
    secondFactorAt: instant("second_factor_at"),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [index("sessions_user_id").on(table.userId)],
);

/** Ways to sign in; `password` holds a hash. */
export const accounts = pgTable(
  "accounts",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    password: text("password"),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: instant("access_token_expires_at"),
    refreshTokenExpiresAt: instant("refresh_token_expires_at"),
    scope: text("scope"),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [index("accounts_user_id").on(table.userId)],
);

export const verifications = pgTable(
  "verifications",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [index("verifications_identifier").on(table.identifier)],
);

/** Tries by address and path, counted by the sign-in library. */
export const rateLimits = pgTable("rate_limits", {
  id: text("id").primaryKey(),
  key: text("key").notNull().unique(),
  count: integer("count").notNull(),
  lastRequest: bigint("last_request", { mode: "number" }).notNull(),
});

/** Tries to sign in, by account or device; the key is a hash, so that the table names nobody. */
export const signInTries = pgTable("sign_in_tries", {
  tryKey: text("try_key").primaryKey(),
  /** When all of them are forgotten: each adds a minute. */
  forgottenAt: instant("forgotten_at").notNull(),
});

/** The newest link that a mailbox was sent to confirm it; it ends the one before. */
export const emailConfirmations = pgTable("email_confirmations", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  tokenHash: text("token_hash").notNull().unique(),
  sentAt: instant("sent_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

/** Sign-ups by address. */
export const signUpAttempts = attemptTable("sign_up_attempts");

/** What processes that share the database must share besides: the key that signs cookies. */
export const secrets = pgTable("secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});
