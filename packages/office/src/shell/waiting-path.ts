import type { Account } from "./read-account.ts";

const paths = { due: "/sign-in/code", missing: "/sign-in/second-factor" } as const;

/** The builder's screen without which nobody gets further: the password's, then the second factor's. */
export function waitingPath(account: Account | null) {
  if (!account) return "/sign-in";
  const { second_factor: state } = account;
  return state === "due" || state === "missing" ? paths[state] : null;
}
