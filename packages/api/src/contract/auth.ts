import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, doneSchema } from "../entities/answer.ts";
import { filled, phone } from "../entities/input-fields.ts";
import { secondFactorStates } from "../entities/second-factor.ts";
import { organizerRoles } from "../organizer-access.ts";

/** Characters that a password has at least. */
export const minPasswordLength = 10;

const email = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email("Введите корректный e-mail"));

export const newPassword = v.pipe(
  v.string(),
  v.minLength(minPasswordLength, `Минимум ${minPasswordLength} символов`),
  v.maxLength(128),
);

/** A browser in which the account is signed in; instants as ISO texts. */
const sessionSchema = v.object({
  id: v.string(),
  /** What the browser says of itself. */
  user_agent: v.string(),
  /** The network address from which it was opened; empty where it is not known. */
  address: v.string(),
  created_at: v.string(),
  /** When it was used last, to within a day. */
  used_at: v.string(),
  is_current: v.boolean(),
});

/** Somebody whom everybody may be in a demo. */
const demoAccountSchema = v.object({
  title: v.string(),
  email: v.string(),
  password: v.string(),
  /** Null where the account has no second factor, or one that a visitor set up. */
  code: v.nullable(
    v.object({
      value: v.string(),
      /** Until another one takes its place. */
      seconds_left: v.number(),
    }),
  ),
});

/** Signing in and out, and for which organisers one may act. The session is an HttpOnly cookie. */
export const authCalls = {
  signIn: defineCall({
    method: "POST",
    path: "/auth/sign-in/email",
    summary:
      "Starts a session; 401 for a wrong password, 429 with Retry-After after too many tries",
    access: "anyone",
    body: v.strictObject({
      email,
      password: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    }),
    answer: doneSchema,
  }),
  signOut: defineCall({
    method: "POST",
    path: "/auth/sign-out",
    summary: "Ends the session, if there is one",
    access: "anyone",
    answer: doneSchema,
  }),
  signUp: defineCall({
    method: "POST",
    path: "/auth/sign-up/organizer",
    summary:
      "Makes an organiser with an owner, starts the owner's session and sends an email to confirm " +
      "the e-mail. The answer is the same where the e-mail has an account: the email says what to do",
    access: "anyone",
    body: v.strictObject({
      /** Of the business. */
      name: filled(120),
      email,
      phone,
      password: newPassword,
      /** Hidden from people: 422 for a program that fills it. */
      homepage: v.optional(v.pipe(v.string(), v.maxLength(500)), ""),
    }),
    answer: doneSchema,
  }),
  confirmEmail: defineCall({
    method: "POST",
    path: "/auth/confirm-email",
    summary:
      "Confirms an e-mail by the email's link; 410 for one that is used or too old. Where the " +
      "e-mail has an account already, that account gets the organiser",
    access: "anyone",
    body: v.strictObject({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) }),
    answer: dataOf(v.object({ email: v.string(), is_joined: v.boolean() })),
  }),
  sendConfirmationAgain: defineCall({
    method: "POST",
    path: "/auth/send-confirmation",
    summary: "Sends the email to confirm the e-mail again; 429 within a minute of the last one",
    access: "signed-in",
    answer: doneSchema,
  }),
  requestPasswordReset: defineCall({
    method: "POST",
    path: "/auth/request-password-reset",
    summary: "Sends a link to set a new password; the same answer where there is no such account",
    access: "anyone",
    body: v.strictObject({ email }),
    answer: doneSchema,
  }),
  resetPassword: defineCall({
    method: "POST",
    path: "/auth/reset-password",
    summary: "Sets a new password and ends the sessions; 410 for a link that is used or too old",
    access: "anyone",
    body: v.strictObject({
      token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
      password: newPassword,
    }),
    answer: doneSchema,
  }),
  changePassword: defineCall({
    method: "POST",
    path: "/auth/change-password",
    summary: "Sets another password, and ends the other sessions; 400 for a wrong current one",
    access: "signed-in",
    body: v.strictObject({
      current_password: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
      password: newPassword,
    }),
    answer: doneSchema,
  }),
  confirmPassword: defineCall({
    method: "POST",
    path: "/auth/confirm-password",
    summary:
      "Shows the password again in this session, which goes on under a new cookie; 400 for a wrong one",
    access: "signed-in",
    factor: "open",
    body: v.strictObject({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) }),
    answer: doneSchema,
  }),
  listSessions: defineCall({
    method: "GET",
    path: "/auth/sessions",
    summary: "Where the account is signed in, newest first",
    access: "signed-in",
    answer: dataOf(v.array(sessionSchema)),
  }),
  endSession: defineCall({
    method: "POST",
    path: "/auth/end-session",
    summary: "Ends one of the account's sessions; 404 for one that is over or another's",
    access: "signed-in",
    signIn: "recent",
    body: v.strictObject({ id: v.pipe(v.string(), v.maxLength(64)) }),
    answer: doneSchema,
  }),
  endOtherSessions: defineCall({
    method: "POST",
    path: "/auth/end-other-sessions",
    summary: "Ends every session of the account but the one that asks",
    access: "signed-in",
    signIn: "recent",
    answer: doneSchema,
  }),
  getAccount: defineCall({
    method: "GET",
    path: "/auth/account",
    summary: "The signed-in user and their organisers",
    access: "signed-in",
    factor: "open",
    answer: dataOf(
      v.object({
        id: v.string(),
        name: v.string(),
        email: v.string(),
        /** Not before the link of the email was opened; until then nothing is published. */
        is_confirmed: v.boolean(),
        is_staff: v.boolean(),
        second_factor: v.picklist(secondFactorStates),
        organizers: v.array(
          v.object({ id: v.number(), name: v.string(), role: v.picklist(organizerRoles) }),
        ),
        /** Of staff who are signed in as an organiser: as whom, and until when. */
        impersonation: v.nullable(
          v.object({ organizer_id: v.number(), organizer_name: v.string(), ends_at: v.string() }),
        ),
      }),
    ),
  }),
  getSignInHints: defineCall({
    method: "GET",
    path: "/auth/sign-in-hints",
    summary: "Demo accounts with the present codes of their second factors, in demo mode only",
    access: "anyone",
    answer: dataOf(v.object({ accounts: v.array(demoAccountSchema) })),
  }),
};
