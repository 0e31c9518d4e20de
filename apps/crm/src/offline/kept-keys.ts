import type { QueryKey } from "@tanstack/react-query";
import type { DepartureGuests, SellerRequest } from "@tour/api";

/** Parts of what is read of an organiser that are kept whole. */
const wholeParts = ["site", "home", "my-departures", "edited-tour", "on-the-way"];

/** Whose account it is decides whose answers are kept at all. */
export const isAccountKey = (key: QueryKey): boolean => key.length === 1 && key[0] === "account";

/**
 * Whether an answer may lie on the device: what a guide and a manager need on their way, and nothing
 * besides. Numbers of documents are asked for by no query.
 */
export function isKept(key: QueryKey): boolean {
  const [first, , third, fourth] = key;
  if (isAccountKey(key)) return true;
  if (first === "chat") return key.length === 2;
  if (first === "request") return key.length === 2 || third === "tasks";
  if (first !== "organizer") return false;
  if (third === "requests") return fourth === "list";
  if (third === "departures") return fourth === "one" || fourth === "guests";
  return wholeParts.includes(`${third}`);
}

/** Every letter and digit of a number that is shown in part. */
const hide = (mask: string): string => mask.replaceAll(/[\p{L}\p{N}]/gu, "•");

/**
 * The answer as it is kept: not even the ends of documents' numbers, and no answers to an organiser's
 * own questions, some of which ask for papers, too.
 */
export function withoutDocuments(key: QueryKey, data: unknown): unknown {
  if (key[0] === "request" && key.length === 2) {
    const request = data as SellerRequest;
    const tourists = request.tourists.map((tourist) => ({
      ...tourist,
      passport_mask: hide(tourist.passport_mask),
      questionnaire: {},
    }));
    return { ...request, tourists };
  }
  if (key[2] === "departures" && key[3] === "guests") {
    const guests = data as DepartureGuests;
    const parties = guests.parties.map((party) => ({
      ...party,
      tourists: party.tourists.map((tourist) => ({ ...tourist, answers: [] })),
    }));
    return { ...guests, parties };
  }
  return data;
}
