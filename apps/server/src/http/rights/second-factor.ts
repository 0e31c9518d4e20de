import { factorMinutes } from "@tour/api";
import type { Call, FactorStep, SecondFactorState } from "@tour/api";
import { addMinutes } from "date-fns/addMinutes";
import { Refusal } from "../errors/errors.ts";
import { messages } from "../errors/messages.ts";
import type { Account } from "./account.ts";

/** How it stands with an account's second factor in the session that asks; staff must have one. */
export function factorStateOf({ secondFactor, isStaff }: Account): SecondFactorState {
  if (!secondFactor.isOn) return isStaff ? "missing" : "off";
  return secondFactor.shownAt === null ? "due" : "shown";
}

/**
 * Whether a call may be made as far as the second factor goes. The refusal says what is to be done
 * first, so that the office asks for it and goes on.
 */
export function checkFactor(factor: Call["factor"], account: Account | null, now: Date): void {
  if (!account || factor === "open") return;
  const state = factorStateOf(account);
  if (state === "missing") throw required("set_up");
  if (state === "due") throw required("show");
  if (factor !== "recent") return;
  if (state === "off") throw required("set_up");
  const { shownAt } = account.secondFactor;
  if (!shownAt || addMinutes(shownAt, factorMinutes) < now) throw required("show");
}

/**
 * Whether a call may be made as far as the sign-in goes: who finds a browser open must not change how its owner
 * signs in. A code is asked for where there is one, else the password.
 */
export function checkSignIn(signIn: Call["signIn"], account: Account | null, now: Date): void {
  if (!account || signIn !== "recent") return;
  const { signedInAt, secondFactor } = account;
  // By the clock that wrote it down: the sign-in library knows of no other.
  if (addMinutes(signedInAt, factorMinutes) >= new Date()) return;
  const { isOn, shownAt } = secondFactor;
  if (isOn && shownAt && addMinutes(shownAt, factorMinutes) >= now) return;
  throw required(isOn ? "show" : "password");
}

const required = (step: FactorStep) =>
  new Refusal(
    step === "password" ? "password_required" : "second_factor_required",
    messages.secondFactor[step],
    { data: { step } },
  );
