/**
 * Emails that wait as they were written: those of accounts and teams, and about questions. Those of requests
 * and subscriptions have lists of their own. A test erases an organiser of whom each of them waits.
 */
export const emailKinds = [
  "password-reset",
  "sign-up-confirmation",
  "owner-invitation",
  "team-invitation",
  "question",
  "recorded-question",
  "question-answer",
  "verification-decided",
  "suspended",
  "publication-failed",
] as const;
export type EmailKind = (typeof emailKinds)[number];
