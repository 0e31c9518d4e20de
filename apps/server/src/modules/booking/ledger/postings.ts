import { pointsInPercent } from "@tour/api";
import type { Posting } from "./post-transaction.ts";

interface Shop {
  provider: string;
  /** Whose shop it is; null for the platform's. */
  organizerId: number | null;
}

/** A guest's money came to a shop. Sums in minor units. */
export const paymentPostings = (requestId: number, shop: Shop, amount: number): Posting[] => [
  { account: { kind: "provider", ...shop }, amount },
  { account: { kind: "guest", requestId }, amount: -amount },
];

/** Some of it is to go back. */
export const refundDuePostings = (requestId: number, amount: number): Posting[] => [
  { account: { kind: "guest", requestId }, amount },
  { account: { kind: "refunds_due", requestId }, amount: -amount },
];

/** It went back. */
export const refundPostings = (requestId: number, shop: Shop, amount: number): Posting[] => [
  { account: { kind: "refunds_due", requestId }, amount },
  { account: { kind: "provider", ...shop }, amount: -amount },
];

interface Earning {
  requestId: number;
  organizerId: number;
  /** The marketplace's part of what is earned, in basis points. */
  commissionPoints: number;
}

/** The tour is over, or cancelled, and what the guest does not get back is earned. */
export function earningPostings(
  { requestId, organizerId, commissionPoints }: Earning,
  amount: number,
): Posting[] {
  const commission = Math.floor((amount * commissionPoints) / (100 * pointsInPercent));
  return [
    { account: { kind: "guest", requestId }, amount },
    { account: { kind: "organizer", organizerId }, amount: commission - amount },
    { account: { kind: "commission" }, amount: -commission },
  ];
}

/** The platform has paid to an organiser what they earned. */
export const payoutPostings = (organizerId: number, amount: number): Posting[] => [
  { account: { kind: "organizer", organizerId }, amount },
  { account: { kind: "payouts" }, amount: -amount },
];
