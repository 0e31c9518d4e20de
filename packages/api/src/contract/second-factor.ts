import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, doneSchema } from "../entities/answer.ts";
import { filled } from "../entities/input-fields.ts";

/** Six digits from the app or a recovery code, with whatever blanks and dashes. */
const codeBody = v.strictObject({ code: filled(40) });

/** Shown once: the server keeps hashes of them. */
const newCodes = dataOf(v.object({ recovery_codes: v.array(v.string()) }));

/** The code of an app beside the password. A wrong code, a used one and an old one get the same 400. */
export const secondFactorCalls = {
  getSecondFactor: defineCall({
    method: "GET",
    path: "/auth/second-factor",
    summary: "Whether the account has a second factor, since when, and its recovery codes left",
    access: "signed-in",
    answer: dataOf(
      v.object({
        is_on: v.boolean(),
        /** An ISO instant. */
        since: v.nullable(v.string()),
        recovery_codes_left: v.number(),
      }),
    ),
  }),
  beginSecondFactor: defineCall({
    method: "POST",
    path: "/auth/second-factor/begin",
    summary:
      "A new secret for an app, as an address for its camera and as a text; nothing is asked before " +
      "a code confirms it. 409 where there is a second factor already",
    access: "signed-in",
    factor: "open",
    signIn: "recent",
    answer: dataOf(v.object({ uri: v.string(), secret: v.string() })),
  }),
  confirmSecondFactor: defineCall({
    method: "POST",
    path: "/auth/second-factor/confirm",
    summary: "Sets the second factor up with a first code; answers recovery codes, this once",
    access: "signed-in",
    factor: "open",
    body: codeBody,
    answer: newCodes,
  }),
  showSecondFactor: defineCall({
    method: "POST",
    path: "/auth/second-factor/show",
    summary:
      "Shows a code in this session, after the password or again; each is good once. 429 with " +
      "Retry-After after too many wrong ones",
    access: "signed-in",
    factor: "open",
    body: codeBody,
    answer: dataOf(v.object({ recovery_codes_left: v.number() })),
  }),
  turnOffSecondFactor: defineCall({
    method: "POST",
    path: "/auth/second-factor/turn-off",
    summary: "Takes the second factor and its recovery codes away; needs a code",
    access: "signed-in",
    body: codeBody,
    answer: doneSchema,
  }),
  renewRecoveryCodes: defineCall({
    method: "POST",
    path: "/auth/second-factor/recovery-codes",
    summary: "New recovery codes; those before end",
    access: "signed-in",
    factor: "recent",
    answer: newCodes,
  }),
};
