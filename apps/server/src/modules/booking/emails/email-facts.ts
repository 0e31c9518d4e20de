import type { SellerRequest } from "@tour/api";

/** What an email tells of a change, as it was at that moment: the request itself moves on. */
export interface EmailFacts {
  /** Until when the seats are held, as an ISO instant. */
  until?: string | null;
  /** Whoever sells has yet to confirm it. */
  isToConfirm?: boolean;
  /** Why, in the words of whoever did it. */
  words?: string;
  /** The words are the marketplace's, not the organiser's. */
  isByStaff?: boolean;
  /** The status that the request left. */
  from?: number;
  /** Minor units of the request's currency. */
  paid?: number;
  refund?: number;
  /** It was given back past the shop, by whoever sells the tour. */
  isByHand?: boolean;
  /** Who has the guest get the receipt of what was paid; nobody without it. */
  receiptFrom?: "provider" | "organizer" | undefined;
  /** From which dates to which it moved. */
  moved?: NonNullable<SellerRequest["history"][number]["moved"]>;
  /** Dates that the group was too small for, and the nearest with room. */
  calledOff?: { start_date: string; end_date: string };
  nearest?: { start_date: string; end_date: string };
  /** Until when the guest chooses, as an ISO instant. */
  choose_until?: string;
  /** By how much the new date costs more; less than 0 for one that costs less. */
  difference?: number;
  /** How its party changed. */
  party?: NonNullable<SellerRequest["history"][number]["party"]>;
  /** The address of a receipt that the organiser attached. */
  receipt?: string;
  /** What is still to be paid. */
  rest?: number;
  /** What of the prepayment is still to be paid: until then the seats are held, not sold. */
  due?: number;
}
