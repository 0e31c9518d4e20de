import { neededConsents } from "@tour/api";
import type { BookingOffer, ValidationMap } from "@tour/api";
import { ruMessages, validateValue } from "@tour/validation";
import { bookingTexts } from "../../texts/booking.ru.ts";
import type { BookingValues } from "./booking-values.ts";

/**
 * What a form lacks that came without a script, by its fields' names: all of it at once, where the
 * call would first ask for the contacts and only then for the consents.
 */
export async function findRefusals(
  { contact, consents }: BookingValues,
  offer: Pick<BookingOffer, "documents" | "words">,
  people: number,
): Promise<ValidationMap> {
  const messages = { messages: ruMessages };
  const ofContact = {
    "contact.name": await validateValue(contact.name, "required", messages),
    "contact.phone": await validateValue(contact.phone, "required|phone", messages),
    "contact.email": await validateValue(contact.email, "required|email", messages),
  };
  const missing = neededConsents(offer)
    .filter(({ kind }) => !consents[kind] && (kind !== "others" || people > 1))
    .map(({ kind }) => [`consents.${kind}`, [bookingTexts.consents.missing]] as const);
  const refused = Object.entries(ofContact).flatMap(([name, why]) => (why ? [[name, [why]]] : []));
  return Object.fromEntries([...refused, ...missing]) as ValidationMap;
}
