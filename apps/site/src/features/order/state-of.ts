import type { GuestRequest } from "@tour/api";

/** What a request's page is made from, in a word: when it is another, the page is old. */
export function stateOf({ status, hold_expires_at: heldUntil, money }: GuestRequest): string {
  const { paid, refunded, refund_due: due, payments } = money;
  const sums = [paid, refunded, due].map(({ amount }) => amount);
  const made = payments.map(({ id, status: state }) => `${id}:${state}`);
  return [status, heldUntil ?? "", ...sums, ...made].join(" ");
}
