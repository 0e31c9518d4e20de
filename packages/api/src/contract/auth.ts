import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, doneSchema } from "../entities/answer.ts";

export const organizerRoles = ["owner", "editor"] as const;

/** Signing in and out, and for which organisers one may act. The session is an HttpOnly cookie. */
export const authCalls = {
  signIn: defineCall({
    method: "POST",
    path: "/auth/sign-in/email",
    summary:
      "Starts a session; 401 for a wrong password, 429 with Retry-After after too many tries",
    access: "anyone",
    body: v.strictObject({
      email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.email("Введите корректный e-mail")),
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
  getAccount: defineCall({
    method: "GET",
    path: "/auth/account",
    summary: "The signed-in user and their organisers",
    access: "signed-in",
    answer: dataOf(
      v.object({
        id: v.string(),
        name: v.string(),
        email: v.string(),
        is_staff: v.boolean(),
        organizers: v.array(
          v.object({ id: v.number(), name: v.string(), role: v.picklist(organizerRoles) }),
        ),
      }),
    ),
  }),
  getSignInHints: defineCall({
    method: "GET",
    path: "/auth/sign-in-hints",
    summary: "Demo accounts, in demo mode only",
    access: "anyone",
    answer: dataOf(
      v.object({
        accounts: v.array(v.object({ title: v.string(), email: v.string(), password: v.string() })),
      }),
    ),
  }),
};
