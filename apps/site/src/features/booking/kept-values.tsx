import { consentOrder } from "./booking-values.ts";
import type { BookingValues } from "./booking-values.ts";

/**
 * Without a script what was typed goes on with the form while its fields are not on the page: a date
 * that was taken meanwhile costs nobody their words.
 */
export function KeptValues({ choice, contact, comment, consents }: BookingValues) {
  const typed: Record<string, string | number> = {
    ...Object.fromEntries(Object.entries(choice.counts).map(([id, n]) => [`seats.${id}`, n])),
    "contact.name": contact.name,
    "contact.phone": contact.phone,
    "contact.email": contact.email,
    comment,
  };
  const ticked = consentOrder.filter((kind) => consents[kind]).map((kind) => `consents.${kind}`);
  return (
    <>
      {Object.entries(typed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {ticked.map((name) => (
        <input key={name} type="hidden" name={name} value="on" />
      ))}
    </>
  );
}
