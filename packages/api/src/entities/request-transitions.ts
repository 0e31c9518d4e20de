import type { EmailKind } from "./request-email.ts";
import type { RequestStatus } from "./request-status.ts";

/** Who moves a request from one status to another. */
export const requestActors = [
  "visitor",
  "organizer",
  "staff",
  "system",
  "payment provider",
] as const;
export type RequestActor = (typeof requestActors)[number];

/** What must be so besides the status, looked at while the request's row is locked. */
export type RequestGuard =
  | "a prepayment is asked"
  | "no prepayment is asked"
  | "the prepayment is paid"
  | "all is paid"
  | "the hold is over"
  | "the trip has not begun"
  | "the trip is over";

/** What of the money that was kept so far goes back. */
export type RefundRule = "nothing" | "everything" | "by the rules" | "as named";

/** What comes by itself later. */
export type RequestFollowUp =
  | "closed when the hold is over"
  | "reminders, and completion after the trip"
  | "receipts of settlement"
  | "a review is asked for";

/** What a transition changes besides the status. */
interface TransitionEffects {
  /** "taken again" only where they are free, else nothing happens. */
  seats: "stay held" | "are sold" | "are given back" | "are taken again" | "stay sold";
  /** How long seats are held that stay so. */
  holdHours?: number;
  /** The contract's state: 1 concluded and prepaid; 2 terminated, if it was concluded. */
  contract: "stays" | "is concluded" | "is terminated";
  refund: RefundRule;
  /** What is paid and does not go back is the organiser's and the platform's from then on. */
  earns: boolean;
  email: EmailKind | null;
  /** It is written only where whoever does it asks for it. */
  isEmailOptional?: boolean;
  next: readonly RequestFollowUp[];
}

interface Transition extends TransitionEffects {
  by: readonly RequestActor[];
  from: readonly RequestStatus[];
  to: RequestStatus;
  guards: readonly RequestGuard[];
}

const sellers = ["organizer", "staff"] as const satisfies RequestActor[];
const payees = ["payment provider", ...sellers] as const satisfies RequestActor[];
const keepsMoney = { refund: "nothing", earns: false } as const;
const back = { seats: "are given back", contract: "is terminated", next: [] } as const;
const sold = {
  seats: "are sold",
  next: ["reminders, and completion after the trip"],
} as const;

/**
 * All that can happen to a request after it was made: who does it, from which status to which, what
 * must be so, and what it does. The server does what is written here; anything else is refused with
 * 409 and the present status. Product decisions, section 7.
 */
export const requestTransitions = {
  confirm: {
    by: sellers,
    from: [1],
    to: 2,
    guards: ["a prepayment is asked"],
    seats: "stay held",
    holdHours: 24,
    contract: "stays",
    ...keepsMoney,
    email: "confirmed",
    next: ["closed when the hold is over"],
  },
  confirmWithoutPrepayment: {
    by: sellers,
    from: [1],
    to: 3,
    guards: ["no prepayment is asked"],
    ...sold,
    contract: "stays",
    ...keepsMoney,
    email: "sold",
  },
  pay: {
    by: payees,
    from: [2],
    to: 3,
    guards: ["the prepayment is paid"],
    ...sold,
    contract: "is concluded",
    ...keepsMoney,
    email: "paid",
  },
  /** The money came when the hold was over. */
  payLate: {
    by: payees,
    from: [7],
    to: 3,
    guards: ["the prepayment is paid", "the trip has not begun"],
    ...sold,
    seats: "are taken again",
    contract: "is concluded",
    ...keepsMoney,
    email: "paid",
  },
  complete: {
    by: ["system"],
    from: [3],
    to: 4,
    guards: ["the trip is over", "all is paid"],
    seats: "stay sold",
    contract: "stays",
    refund: "nothing",
    earns: true,
    email: null,
    next: ["receipts of settlement", "a review is asked for"],
  },
  cancelByGuest: {
    by: ["visitor"],
    from: [1, 2, 3],
    to: 5,
    guards: ["the trip has not begun"],
    ...back,
    refund: "by the rules",
    earns: true,
    email: "cancelled by guest",
  },
  decline: {
    by: ["organizer"],
    from: [1],
    to: 6,
    guards: [],
    ...back,
    refund: "everything",
    earns: true,
    email: "declined",
  },
  /** The system does it for the organiser where a departure is called off. */
  cancelByOrganizer: {
    by: ["organizer", "system"],
    from: [1, 2, 3],
    to: 6,
    guards: [],
    ...back,
    refund: "everything",
    earns: true,
    email: "cancelled by seller",
    isEmailOptional: true,
  },
  expire: {
    by: ["system"],
    from: [1, 2],
    to: 7,
    guards: ["the hold is over"],
    // A part of the prepayment came, and the rest of it did not.
    ...back,
    refund: "everything",
    earns: false,
    email: "expired",
  },
  declineByStaff: {
    by: ["staff"],
    from: [1],
    to: 8,
    guards: [],
    ...back,
    refund: "as named",
    earns: true,
    email: "declined",
  },
  cancelByStaff: {
    by: ["staff"],
    from: [1, 2, 3],
    to: 8,
    guards: [],
    ...back,
    refund: "as named",
    earns: true,
    email: "cancelled by seller",
    isEmailOptional: true,
  },
} as const satisfies Record<string, Transition>;

export type TransitionName = keyof typeof requestTransitions;
export const transitionNames = Object.keys(requestTransitions) as TransitionName[];

/** A transition, as any of them may be. */
export const transitionOf = (name: TransitionName): Transition => requestTransitions[name];

/** How a request begins, and what is written of one that a visitor made. */
export const requestBeginnings = {
  1: { when: "the organiser confirms first", isSold: false, emails: ["asked"] },
  2: {
    when: "confirmed at once, with a prepayment",
    isSold: false,
    emails: ["confirmed", "booked"],
  },
  3: {
    when: "confirmed at once, without a prepayment",
    isSold: true,
    emails: ["sold", "booked"],
  },
} as const satisfies Partial<
  Record<RequestStatus, { when: string; isSold: boolean; emails: readonly EmailKind[] }>
>;
