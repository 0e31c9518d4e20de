import type { RequestRow } from "@tour/api";
import { normalizePhone } from "@tour/validation";
import type { RequestSearch } from "./request-search.ts";

const hour = 3_600_000;

/**
 * Whether a request is one that a search asks for, as far as its row tells: a refund that is due, for
 * one, is not told there. The server's own answer follows.
 */
export function fitsSearch(row: RequestRow, search: RequestSearch, now: number): boolean {
  const { status, late, tour, departure, money, step, waits, q } = search;
  return (
    (status === undefined || status.includes(row.status)) &&
    (late === undefined || row.late.length > 0) &&
    (tour === undefined || row.tour.id === tour) &&
    (departure === undefined || row.departure.id === departure) &&
    (step === undefined || hasStep(row, step)) &&
    (waits === undefined || waitsFor(row, waits, now)) &&
    (money === undefined || isPaidSo(row, money)) &&
    (q === undefined || fitsWords(row, q))
  );
}

function hasStep(row: RequestRow, step: NonNullable<RequestSearch["step"]>): boolean {
  if (step === "answer") return row.awaits_reply;
  if (step === "rest") return row.rest_overdue > 0;
  return row.next_step === step;
}

const waitsFor = ({ waits_since: since }: RequestRow, hours: number, now: number): boolean =>
  since !== null && now - new Date(since).getTime() >= hours * hour;

function isPaidSo(row: RequestRow, money: NonNullable<RequestSearch["money"]>): boolean {
  const [kept, total] = [row.kept.amount, row.total.amount];
  const isOpen = row.status <= 3;
  switch (money) {
    case "unpaid":
      return isOpen && kept <= 0 && total > 0;
    case "prepaid":
      return isOpen && kept > 0 && kept < total;
    case "paid":
      return row.status === 4 || (isOpen && kept >= total);
    case "overdue":
      return row.rest_overdue > 0;
    case "refund_due":
      return row.next_step === "refund";
  }
}

/** One case, ё as е. */
export const foldWords = (text: string): string => text.toLowerCase().replaceAll("ё", "е");

/** By the rules of the server's search: a number, a phone in any way of writing, words. */
export function fitsWords({ id, phone, guest, email }: RequestRow, typed: string): boolean {
  const asked = typed.trim();
  const bare = asked.replace(/^(?:№|#)\s*/, "");
  if (/^[\d\s()+.-]+$/.test(bare)) {
    if (bare === `${id}`) return true;
    if (bare !== asked) return false;
    const whole = normalizePhone(bare);
    const digits = bare.replaceAll(/\D/g, "");
    const isPart = digits.length > 2 && phone.includes(digits);
    return (
      phone === whole ||
      isPart ||
      (/^8\d{2}/.test(digits) && phone.startsWith(`+7${digits.slice(1)}`))
    );
  }
  const text = foldWords(`${guest} ${email}`);
  return foldWords(asked)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
