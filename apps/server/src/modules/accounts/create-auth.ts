import { minPasswordLength } from "@tour/api/contract";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import type { BetterAuthOptions } from "better-auth/types";
import type { Logger } from "pino";
import { secondsInDay, secondsInWeek } from "date-fns/constants";
import { hoursToSeconds } from "date-fns/hoursToSeconds";
import type { Database } from "../../db/database.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { sessionCookie } from "../../http/rights/session-cookie.ts";
import type { ServerEnv } from "../../platform/env/env.ts";
import { accounts, rateLimits, sessions, users, verifications } from "./auth.table.ts";
import { dropOlderResets, dropResets } from "./drop-resets.ts";
import { hashSessionTokens } from "./hash-session-tokens.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { resetHours, sendResetEmail } from "./reset-email.ts";

/** Where the sign-in library reads the client's address; set by us, never by the client. */
export const addressHeader = "x-client-address";

/** How long a session holds, and how old it is when its use renews it, in seconds. */
export const sessionTimes = { expiresIn: secondsInWeek, updateAge: secondsInDay };

/** Sign-in by e-mail and password, with sessions in the database. */
export function createAuth(
  db: Database,
  { env, secret, log, jobs }: { env: ServerEnv; secret: string; log: Logger; jobs: JobQueue },
) {
  return betterAuth({
    secret,
    baseURL: env.builderOrigin,
    basePath: "/auth",
    trustedOrigins: [env.builderOrigin, ...env.sessionOrigins],
    database: (options: BetterAuthOptions) => hashSessionTokens(openAdapter(db)(options)),
    verification: { storeIdentifier: "hashed" },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: hoursToSeconds(resetHours),
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => {
        await dropOlderResets(db, user.id, token);
        const { builderOrigin } = env;
        await sendResetEmail({ db, jobs }, { user, token, builderOrigin });
      },
      onPasswordReset: ({ user }) => dropResets(db, user.id),
    },
    user: { additionalFields: { isStaff: { type: "boolean", input: false, required: false } } },
    session: sessionTimes,
    rateLimit: {
      enabled: true,
      storage: "database",
      window: 60,
      max: 300,
      // By address; sign-in-limit.ts limits by account. An office may share one address.
      customRules: { "/sign-in/email": { window: 60, max: 30 } },
    },
    advanced: {
      // With it the library would put its own prefix before ours.
      useSecureCookies: false,
      cookies: { session_token: { name: sessionCookie, attributes: { secure: true } } },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    logger: {
      level: "error",
      log: (level, message) =>
        log[level === "error" ? "error" : "debug"]({ area: "auth" }, message),
    },
    // What is no refusal is answered as everywhere else: by its cause.
    onAPIError: { throw: true },
    telemetry: { enabled: false },
  });
}

const openAdapter = (db: Database) =>
  drizzleAdapter(db, {
    provider: "pg",
    transaction: true,
    schema: {
      user: users,
      session: sessions,
      account: accounts,
      verification: verifications,
      rateLimit: rateLimits,
    },
  });
