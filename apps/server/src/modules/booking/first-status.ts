import { requestTransitions } from "@tour/api";
import type { requestBeginnings } from "@tour/api";
import type { Database } from "../../db/database.ts";
import { readMarketplace } from "../marketplace/read-marketplace.ts";
import type { Offer } from "./find-offer.ts";

/** For how long seats are held for a payment after the organiser's word. */
export const hoursToPay = requestTransitions.confirm.holdHours;
/** The same where nobody's word is waited for. */
export const hoursToPayAtOnce = 2;

export interface Start {
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

/**
 * How a request begins that whoever sells makes for a guest: it waits for the prepayment if they
 * confirm it at once, or is sold when there is none; else for their word.
 */
export const startBySeller =
  (isConfirmed: boolean) =>
  ({ hoursToConfirm }: Offer, { prepayment }: { prepayment: number }): Start => {
    if (!isConfirmed) return { status: 1, holdHours: hoursToConfirm };
    return prepayment === 0 ? { status: 3, holdHours: null } : { status: 2, holdHours: hoursToPay };
  };

/** Where something is sold, and what the platform keeps of it. */
export interface Sale {
  /** 1 on the marketplace, 2 on the organiser's own site, 4 by whoever sells. */
  salesModel: 1 | 2 | 4;
  /** In basis points. */
  commissionPoints: number;
}

/** By phone: the organiser's own sale, of which the platform keeps nothing. */
export const saleByPhone: Sale = { salesModel: 4, commissionPoints: 0 };

/**
 * Where it is sold, and what the platform keeps of it: the marketplace's commission as it is now, for
 * `manifestId` null, which no site has published.
 */
export async function readSale(db: Database, manifestId: number | null): Promise<Sale> {
  if (manifestId !== null) return { salesModel: 2, commissionPoints: 0 };
  const { commissionPoints } = await readMarketplace(db);
  return { salesModel: 1, commissionPoints };
}
