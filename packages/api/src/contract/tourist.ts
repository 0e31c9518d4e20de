import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, integerSchema, queryInteger } from "../entities/answer.ts";
import { uuidSchema } from "../entities/booking-key.ts";
import { sellerRequestSchema } from "../entities/booking.ts";
import {
  editedTouristSchema,
  personalDataSettingsSchema,
  touristAnswersSchema,
  touristsInfoSchema,
  touristSchema,
  typedTouristSchema,
} from "../entities/tourist.ts";

const byOrganizer = v.strictObject({ organizer_id: queryInteger });
const byUuid = v.strictObject({ uuid: uuidSchema });
const severalOf = <Schema extends v.GenericSchema>(tourist: Schema) =>
  v.pipe(v.array(tourist), v.minLength(1), v.maxLength(200));

/**
 * Specification, section 7, "Booking": who travels. Guests act by the request's uuid, or by one
 * tourist's, which reaches that one form alone.
 */
export const touristCalls = {
  touristsInfo: defineCall({
    method: "GET",
    path: "/spa/tourists-info",
    summary: "Who travels by a request, and what is asked of them; 410 after its dates",
    access: "anyone",
    query: byUuid,
    answer: dataOf(touristsInfoSchema),
  }),

  addTourists: defineCall({
    method: "POST",
    path: "/crm/api/request/add-tourists",
    summary:
      "Keeps what a guest wrote of the tourists; what is left out stays. A draft may be unfinished; " +
      "otherwise 400 names each field that is missing or wrong",
    access: "anyone",
    query: byUuid,
    body: v.strictObject({
      tourists: severalOf(typedTouristSchema),
      is_draft: v.optional(v.boolean(), false),
    }),
    answer: dataOf(touristsInfoSchema),
  }),

  updateTouristsQuestionnaires: defineCall({
    method: "POST",
    path: "/crm/api/request/update-tourists-questionnaires",
    summary: "Keeps one tourist's answers to the organiser's own questions",
    access: "anyone",
    query: v.strictObject({ id: queryInteger, uuid: uuidSchema }),
    body: touristAnswersSchema,
    answer: dataOf(touristSchema),
  }),

  updateTourists: defineCall({
    method: "POST",
    path: "/crm/api/request/update-tourists",
    summary: "Changes the tourists of a request for the people who sell its tour",
    access: "signed-in",
    query: v.strictObject({ request_id: queryInteger }),
    body: v.strictObject({ tourists: severalOf(editedTouristSchema) }),
    answer: dataOf(v.array(touristSchema)),
  }),

  revealPassport: defineCall({
    method: "POST",
    path: "/crm/api/request/reveal-passport",
    summary:
      "The number of a tourist's document, for the request's own organiser alone; each reading is recorded",
    access: "signed-in",
    factor: "recent",
    isClosedToImpersonation: true,
    body: v.strictObject({ tourist_id: integerSchema }),
    answer: dataOf(v.object({ passport: v.string() })),
  }),

  erasePassports: defineCall({
    method: "POST",
    path: "/crm/api/request/erase-passports",
    summary:
      "Erases the numbers of a request's documents at once, whatever its status: one tourist's, or " +
      "all of them without `tourist_id`. Each that is erased is recorded; once more changes nothing",
    access: "signed-in",
    body: v.strictObject({ request_id: integerSchema, tourist_id: v.optional(integerSchema) }),
    answer: dataOf(sellerRequestSchema),
  }),

  getPersonalDataSettings: defineCall({
    method: "GET",
    path: "/crm/api/organizer/personal-data-settings",
    summary: "For how many days after a trip numbers of tourists' documents are kept",
    access: "owner",
    query: byOrganizer,
    answer: dataOf(personalDataSettingsSchema),
  }),

  updatePersonalDataSettings: defineCall({
    method: "POST",
    path: "/crm/api/organizer/update-personal-data-settings",
    summary: "Sets it: 0 to 90 days",
    access: "owner",
    query: byOrganizer,
    body: personalDataSettingsSchema,
    answer: dataOf(personalDataSettingsSchema),
  }),
};
