import type { Money } from "@tour/api";
import { normalizePhone } from "@tour/validation";
import { consentOrder } from "./booking-values.ts";
import type { BookingValues, SeenVersion } from "./booking-values.ts";

/** What somebody typed into the form without a script, or before it came. */
export interface TypedBooking {
  values: BookingValues;
  /** The versions of the documents and words that they saw. */
  seen: SeenVersion[];
  /** The sum that they saw; null when none was to be seen. */
  shown: Money | null;
}

const seats = "seats.";

/** The call refuses what is no sum or no currency. */
const readShown = (amount: string, currency: string): Money => ({
  amount: Number(amount),
  currency: currency as Money["currency"],
});

/** Reads the fields of the plain form by the names that `BookingForm` gives them. */
export function readForm(data: FormData): TypedBooking {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const counts = Object.fromEntries(
    [...data.keys()]
      .filter((name) => name.startsWith(seats))
      .map((name) => [name.slice(seats.length), Math.max(0, Math.trunc(Number(text(name)) || 0))]),
  );
  return {
    values: {
      key: text("key"),
      choice: { departureId: Number(text("departure")) || null, counts },
      contact: {
        name: text("contact.name"),
        phone: normalizePhone(text("contact.phone")),
        email: text("contact.email"),
      },
      comment: text("comment"),
      consents: {
        agreement: data.has("consents.agreement"),
        personal_data: data.has("consents.personal_data"),
        advertising: data.has("consents.advertising"),
        others: data.has("consents.others"),
      },
    },
    shown: text("shown") === "" ? null : readShown(text("shown"), text("currency")),
    seen: consentOrder.flatMap((kind) => {
      const version = Number(text(`version.${kind}`));
      return version > 0 ? [{ kind, version }] : [];
    }),
  };
}
