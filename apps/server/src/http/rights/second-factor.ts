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

const required = (step: FactorStep) =>
  new Refusal("second_factor_required", messages.secondFactor[step], { data: { step } });
