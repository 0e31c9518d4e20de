import * as v from "valibot";
import { requestStatuses } from "./request-status.ts";
import { dateSchema } from "./calendar-date.ts";
import { between, filled, listUpTo, text } from "./input-fields.ts";
import { priceOptionKinds } from "./tour.ts";
import { touristLimits } from "./tourist-limits.ts";

/** Papers by which a tourist is known: of Russia, for going abroad, a child's, another country's. */
export const identityDocuments = [
  "passport",
  "foreign_passport",
  "birth_certificate",
  "other",
] as const;
export type IdentityDocument = (typeof identityDocuments)[number];

/** What somebody did with the number of a tourist's document, as it is recorded. */
export const passportActions = ["read", "erased"] as const;
export type PassportAction = (typeof passportActions)[number];

/** How one of the organiser's own questions is answered: in words, by one of its options, yes or no. */
export const questionKinds = ["text", "choice", "yes_no"] as const;

const questionId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** One of the organiser's own questions to each tourist. Product decisions, section 11. */
export const touristQuestionSchema = v.strictObject({
  id: questionId,
  title: filled(300),
  kind: v.picklist(questionKinds),
  /** What a `choice` offers; empty for the others. */
  options: listUpTo(filled(120), 30),
  is_required: v.optional(v.boolean(), false),
});
export type TouristQuestion = v.InferOutput<typeof touristQuestionSchema>;

/** What a tour asks of its tourists besides their names and birthdays. */
export const touristFormSchema = v.strictObject({
  /** Whether it needs the number of a passport or a birth certificate. */
  asks_document: v.optional(v.boolean(), false),
  questions: v.pipe(
    listUpTo(touristQuestionSchema, 20),
    v.check(
      (questions) => new Set(questions.map(({ id }) => id)).size === questions.length,
      "Повторяется",
    ),
    v.check(
      (questions) =>
        questions.every(({ kind, options }) => (kind === "choice") === options.length > 0),
      "Варианты нужны вопросам с выбором, и только им",
    ),
  ),
});
export type TouristForm = v.InferOutput<typeof touristFormSchema>;

/** Answers to the organiser's questions by their ids: words, an option, `yes` or `no`. */
const answersSchema = v.record(questionId, text(touristLimits.answer));

/** What can be known of a tourist; a field that is left out stays as it was. Specification, section 3. */
const touristFields = v.partial(
  v.strictObject({
    full_name: text(200),
    last_name: text(touristLimits.name),
    first_name: text(touristLimits.name),
    middle_name: text(touristLimits.name),
    birthday: v.nullable(dateSchema),
    document_kind: v.picklist(identityDocuments),
    /** The document's number; empty erases it. It never comes back: answers have `passport_mask`. */
    passport: text(touristLimits.document),
    email: text(touristLimits.email),
    phone: text(40),
    food_restriction: text(touristLimits.food),
  }),
);

const writtenTouristSchema = v.strictObject({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  ...touristFields.entries,
  questionnaire: v.optional(answersSchema),
});

/** What somebody typed of one tourist. */
export const typedTouristSchema = v.strictObject({
  ...writtenTouristSchema.entries,
  /** Agrees that their age and whether they travel alone count in the departure's summary, or no more. */
  joins_guest_summary: v.optional(v.boolean()),
});
export type TypedTourist = v.InferOutput<typeof typedTouristSchema>;

/** The same by the people who sell the tour: they agree to nothing, and say what the guest may still change. */
export const editedTouristSchema = v.strictObject({
  ...writtenTouristSchema.entries,
  can_edit: v.optional(v.boolean()),
});
export type EditedTourist = v.InferOutput<typeof editedTouristSchema>;

export const touristAnswersSchema = v.strictObject({ questionnaire: answersSchema });

/** A tourist of a request. Specification, section 3 (tourist). */
export const touristSchema = v.object({
  id: v.number(),
  /** Whose link `/add-tourists/{uuid}` shows this one form alone; empty for whoever came by it. */
  uuid: v.string(),
  /** 1 to the number of the request's people. */
  position: v.number(),
  /** What was booked for them, for example "Взрослый". */
  title: v.string(),
  kind: v.picklist(priceOptionKinds),
  full_name: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  middle_name: v.string(),
  birthday: v.nullable(dateSchema),
  document_kind: v.picklist(identityDocuments),
  /** The end of the document's number behind dots; empty while there is none. */
  passport_mask: v.string(),
  email: v.string(),
  phone: v.string(),
  food_restriction: v.string(),
  questionnaire: answersSchema,
  /** Agreed to count in the departure's summary. */
  joins_guest_summary: v.boolean(),
  /** Its fields are checked when it is sent. */
  is_touched: v.boolean(),
  /** Everything that has to be known is. */
  is_complete: v.boolean(),
  /** The guest may still change it. */
  can_edit: v.boolean(),
  /** The guest may erase all that was written. */
  can_delete: v.boolean(),
});
export type Tourist = v.InferOutput<typeof touristSchema>;

/** Who travels by a request, for its guest or for one of the tourists. */
export const touristsInfoSchema = v.object({
  /** The request's; empty for whoever came by one tourist's link. */
  uuid: v.string(),
  status: v.picklist(requestStatuses),
  tour: v.object({ title: v.string(), slug: v.string(), time_zone: v.string() }),
  departure: v.object({ start_date: dateSchema, end_date: dateSchema }),
  form: touristFormSchema,
  tourists: v.array(touristSchema),
});
export type TouristsInfo = v.InferOutput<typeof touristsInfoSchema>;

/** How an organiser keeps what tourists entrusted. */
export const personalDataSettingsSchema = v.strictObject({
  /** Days after the trip for which numbers of documents are kept. */
  keep_days: between(0, 90),
});
