import { ApiError } from "../error.ts";

/**
 * How it stands with the second factor of an account in a session: there is none, `missing` where there
 * must be one, `due` where its code was not shown in this session yet. While it is `missing` or `due`,
 * nothing but what ends that can be done.
 */
export const secondFactorStates = ["off", "missing", "due", "shown"] as const;
export type SecondFactorState = (typeof secondFactorStates)[number];

/** How long a code that was shown is good for passports and payouts, and a sign-in for what changes it, in minutes. */
export const factorMinutes = 15;

/** What is to be done before a call is made again: to set a second factor up, to show its code, or the password. */
export type FactorStep = "set_up" | "show" | "password";

/** What a refused call waits for; null where it was refused for anything else. */
export function readFactorStep(error: unknown): FactorStep | null {
  if (!(error instanceof ApiError)) return null;
  if (error.error === "password_required") return "password";
  if (error.error !== "second_factor_required") return null;
  const { step } = (error.data ?? {}) as { step?: FactorStep };
  return step === "set_up" ? "set_up" : "show";
}
