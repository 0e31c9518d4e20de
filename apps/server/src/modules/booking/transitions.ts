import type { RequestStatus } from "@tour/api";

/** Who moves a request from one status to another. */
export type Actor = "visitor" | "organizer" | "staff" | "system" | "payment provider";

interface Transition {
  from: readonly RequestStatus[];
  to: RequestStatus;
  by: readonly Actor[];
  /** What becomes of the seats; those that are taken again are held by the caller beforehand. */
  seats: "held" | "sold" | "given back" | "taken again";
}

const sellers = ["organizer", "staff"] as const satisfies Actor[];

/**
 * All that can happen to a request after it was made; anything else is refused with 409 and the
 * present status. Product decisions, section 7.
 */
export const transitions = {
  confirm: { from: [1], to: 2, by: sellers, seats: "held" },
  /** A tour without a prepayment. */
  confirmWithoutPrepayment: { from: [1], to: 3, by: sellers, seats: "sold" },
  pay: { from: [2], to: 3, by: ["payment provider", ...sellers], seats: "sold" },
  /** The money came when the hold was over: only where the seats are free again. */
  payLate: { from: [7], to: 3, by: ["payment provider", ...sellers], seats: "taken again" },
  /** The last day is over, and all is paid. */
  complete: { from: [3], to: 4, by: ["system"], seats: "sold" },
  cancelByGuest: { from: [1, 2, 3], to: 5, by: ["visitor"], seats: "given back" },
  cancelByOrganizer: { from: [1, 2, 3], to: 6, by: ["organizer", "system"], seats: "given back" },
  expire: { from: [1, 2], to: 7, by: ["system"], seats: "given back" },
  cancelByStaff: { from: [1, 2, 3], to: 8, by: ["staff"], seats: "given back" },
} as const satisfies Record<string, Transition>;

export type TransitionName = keyof typeof transitions;
