import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf } from "../entities/answer.ts";

export const organizerRoles = ["owner", "editor"] as const;

/** Who is signed in, and for which organisers they may act. Sign-in itself: `/auth/sign-in/email`. */
export const authCalls = {
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
