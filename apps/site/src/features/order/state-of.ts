import type { GuestRequest } from "@tour/api";

/** What a request's page is made from, in a word: when it is another, the page is old. */
export function stateOf(request: GuestRequest): string {
  const { status, hold_expires_at: heldUntil, money, travellers } = request;
  const { paid, refunded, refund_due: due, payments } = money;
  const sums = [paid, refunded, due].map(({ amount }) => amount);
  const made = payments.map(({ id, status: state }) => `${id}:${state}`);
  const people = travellers.map(({ name, is_complete: isComplete }) => `${name}:${isComplete}`);
  return [
    status,
    heldUntil ?? "",
    ...sums,
    ...made,
    ...people,
    request.individual_tour?.title ?? "",
  ].join(" ");
}
