import type { BookingValues } from "./booking-values.ts";

/**
 * Without a script what was typed goes on with the form while its fields are not on the page: a date
 * that was taken meanwhile costs nobody their words.
 */
export function KeptValues({ choice, contact, comment, consents, hasRight }: BookingValues) {
  const typed: Record<string, string | number> = {
    ...Object.fromEntries(Object.entries(choice.counts).map(([id, n]) => [`seats.${id}`, n])),
    "contact.name": contact.name,
    "contact.phone": contact.phone,
    "contact.email": contact.email,
    comment,
  };
  const ticked = [
    consents.agreement && "consents.agreement",
    consents.personal_data && "consents.personal_data",
    consents.advertising && "consents.advertising",
    hasRight && "hasRight",
  ].filter((name) => name !== false);
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
