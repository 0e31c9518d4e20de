import * as v from "valibot";
import { integerSchema } from "./answer.ts";
import { bookingLimits } from "./booking-limits.ts";
import { consentKinds } from "./consent.ts";
import { between, filled, phone } from "./input-fields.ts";

const different = <Item>(read: (item: Item) => string) =>
  v.check((items: Item[]) => new Set(items.map(read)).size === items.length, "Повторяется");

/** A mailbox as a guest types it. */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(bookingLimits.email),
  v.email("Введите корректный e-mail"),
);

/** Who asks, and how to reach them. */
export const guestContact = v.strictObject({
  name: filled(bookingLimits.name),
  phone,
  email: emailSchema,
});

/** A party: how many of which price option. */
export const partySeats = v.pipe(
  v.array(v.strictObject({ option_id: filled(64), count: between(1, 100) })),
  v.minLength(1),
  v.maxLength(20),
  different(({ option_id }) => option_id),
);

/** What somebody agrees to, each by itself. */
export const givenConsents = v.pipe(
  v.array(
    v.strictObject({
      kind: v.picklist(consentKinds),
      /**
       * The version of the document or the words that were shown; left out where there is no
       * document. Words without it are those of the first version.
       */
      version: v.optional(integerSchema),
    }),
  ),
  v.maxLength(consentKinds.length),
  different(({ kind }) => kind),
);
