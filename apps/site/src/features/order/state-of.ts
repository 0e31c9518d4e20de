import type { GuestRequest } from "@tour/api";

/** What a request's page is made from, in a word: when it is another, the page is old. */
export function stateOf(request: GuestRequest): string {
  const { status, hold_expires_at: heldUntil, money, travellers, departure } = request;
  const { total, paid, refunded, refund_due: due, payments } = money;
  const sums = [total, paid, refunded, due].map(({ amount }) => amount);
  const made = payments.map(
    ({ id, status: state, receipt_url: url }) => `${id}:${state}${url ? ":receipt" : ""}`,
  );
  const people = travellers.map(({ name, is_complete: isComplete }) => `${name}:${isComplete}`);
  const { id, status: state = "", group } = departure;
  const trip = [id, state, group?.missing ?? "", request.choose_until ?? ""];
  const own = request.individual_tour?.title ?? "";
  return [status, heldUntil ?? "", ...trip, ...sums, ...made, ...people, own].join(" ");
}
