import * as v from "valibot";
import { integerSchema } from "./answer.ts";
import { uuidSchema } from "./booking-key.ts";
import { filled } from "./input-fields.ts";
import { moneySchema } from "./money.ts";
import { priceOptionKinds } from "./tour.ts";

export const partyChanges = ["add", "remove", "replace"] as const;
export type PartyChange = (typeof partyChanges)[number];

/** What a change does to the money, shown before it is made. */
const partyQuote = v.object({
  /** What the request costs afterwards. */
  total: moneySchema,
  /** What of the money that was paid goes back at once. */
  refund: moneySchema,
  /** What of it the organiser keeps, by the rules of cancelling. */
  kept: moneySchema,
  /** Supplements that go with who leaves: there may be no more of one than people. */
  along: v.array(v.object({ option_id: v.string(), title: v.string(), price: moneySchema })),
});
export type PartyQuote = v.InferOutput<typeof partyQuote>;

/** Who and what is booked, and what would change with each. */
export const requestPartySchema = v.object({
  /** The guest may change it by themselves: before the first day, while it is neither closed nor called off. */
  can_change: v.boolean(),
  total: moneySchema,
  /** The per cent that comes back of what was paid for somebody who is taken out today. */
  refund_percent: v.number(),
  people: v.array(
    v.object({
      id: v.number(),
      title: v.string(),
      name: v.string(),
      /** Null for whom the guest can't take out: the last adult, or a form that was taken further. */
      remove: v.nullable(partyQuote),
      /** The form can be emptied for somebody else. */
      can_replace: v.boolean(),
    }),
  ),
  options: v.array(
    v.object({
      option_id: v.string(),
      title: v.string(),
      kind: v.picklist(priceOptionKinds),
      count: v.number(),
      price: moneySchema,
      /** One more of it; null where there is no seat. */
      add: v.nullable(partyQuote),
      /** One supplement fewer; null for people, who are taken out one by one. */
      remove: v.nullable(partyQuote),
    }),
  ),
});
export type RequestParty = v.InferOutput<typeof requestPartySchema>;

const minorUnits = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A change of a party with the quote that was shown. */
export const changePartySchema = v.strictObject({
  uuid: uuidSchema,
  change: v.picklist(partyChanges),
  /** Who is taken out or replaced. */
  tourist_id: v.optional(integerSchema),
  /** What is added, or the supplement that is taken out. */
  option_id: v.optional(filled(64)),
  /** The total and the refund that were shown, in minor units. */
  total: minorUnits,
  refund: minorUnits,
  /** The supplements that were shown to go along, by their option's id; in any order. */
  along: v.optional(v.pipe(v.array(filled(64)), v.maxLength(50)), []),
});
export type ChangeParty = v.InferOutput<typeof changePartySchema>;
