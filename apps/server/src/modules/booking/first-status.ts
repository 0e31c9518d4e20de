import { requestTransitions } from "@tour/api";
import type { requestBeginnings } from "@tour/api";
import type { ServerEnv } from "../../platform/env/env.ts";
import type { Offer } from "./find-offer.ts";

/** For how long seats are held for a payment after the organiser's word. */
export const hoursToPay = requestTransitions.confirm.holdHours;
/** The same where nobody's word is waited for. */
export const hoursToPayAtOnce = 2;

interface Start {
  status: keyof typeof requestBeginnings;
  /** For how long the seats are held; null once they are sold. */
  holdHours: number | null;
}

/**
 * How a request begins: on a tour with instant confirmation whose money a shop takes it waits for
 * the prepayment, or is sold when there is none; else for the organiser's word.
 */
export function startOf(
  { isInstantConfirmation, hoursToConfirm }: Offer,
  { isPaidOnline, prepayment }: { isPaidOnline: boolean; prepayment: number },
): Start {
  if (!isInstantConfirmation || !isPaidOnline) return { status: 1, holdHours: hoursToConfirm };
  return prepayment === 0
    ? { status: 3, holdHours: null }
    : { status: 2, holdHours: hoursToPayAtOnce };
}

interface SalePlace {
  /** The published version of the organiser's own site; null on the marketplace. */
  manifestId: number | null;
  env: Pick<ServerEnv, "payments">;
}

/** Where it is sold, and what the platform keeps of it. */
export const readSale = ({ manifestId, env }: SalePlace) =>
  manifestId === null
    ? ({ salesModel: 1, commissionPercent: env.payments.commissionPercent } as const)
    : ({ salesModel: 2, commissionPercent: 0 } as const);
