import * as v from "valibot";
import { defineCall } from "../call.ts";
import {
  dataOf,
  doneSchema,
  integerSchema,
  listOf,
  queryFlag,
  queryInteger,
  queryPage,
} from "../entities/answer.ts";
import { filled } from "../entities/input-fields.ts";
import {
  authorDataSchema,
  organizerChangesSchema,
  organizerInfoSchema,
  organizerInputSchema,
  organizerPublicSchema,
  organizerVerificationSchema,
  organizerViewSchema,
  verificationFileSchema,
  verificationStates,
} from "../entities/organizer.ts";
import { reviewSorts } from "../entities/review-sorts.ts";
import { reviewSchema } from "../entities/tour.ts";

const byId = v.strictObject({ id: queryInteger });

/** Specification, section 7, "Organizer"; who may what is product decisions, section 2. */
export const organizerCalls = {
  organizerPublicInfo: defineCall({
    method: "GET",
    path: "/crm/api/organizer/public-info",
    summary: "What everyone may know of an organiser",
    access: "anyone",
    query: v.strictObject({
      id: queryInteger,
      /** 1 adds what staff's records know of them. */
      author_data_from_crm: queryFlag("0"),
    }),
    answer: dataOf(
      v.object({ ...organizerPublicSchema.entries, author_data: v.nullable(authorDataSchema) }),
    ),
  }),
  organizerInfo: defineCall({
    method: "GET",
    path: "/crm/api/organizer/info",
    summary: "An organiser's data with the state of their site",
    access: "office",
    organizer: "id",
    query: byId,
    answer: dataOf(organizerInfoSchema),
  }),
  organizerVerificationInfo: defineCall({
    method: "GET",
    path: "/crm/api/organizer/verification-info",
    summary: "Whether an organiser is verified, and what their legal data lacks",
    access: "editor",
    organizer: "id",
    query: byId,
    answer: dataOf(organizerVerificationSchema),
  }),
  submitVerification: defineCall({
    method: "POST",
    path: "/crm/api/organizer/submit-verification",
    summary:
      "Asks staff to verify; 422 names what is missing: `legal.<field>`, `files`. Asked again while " +
      "it is in review or approved, it answers the state that there is",
    access: "owner",
    organizer: "id",
    query: byId,
    answer: dataOf(organizerVerificationSchema),
  }),
  uploadVerificationFile: defineCall({
    method: "POST",
    path: "/crm/api/organizer/upload-verification-file",
    summary:
      "Adds a document for staff; 413 when larger than 10 MB, 415 when not a PDF, JPEG or PNG. " +
      "It is read at GET /crm/api/organizer/verification-file",
    access: "owner",
    organizer: "id",
    query: byId,
    body: v.strictObject({ file: v.file() }),
    encoding: "multipart",
    answer: dataOf(verificationFileSchema),
  }),
  removeVerificationFile: defineCall({
    method: "POST",
    path: "/crm/api/organizer/remove-verification-file",
    summary: "Removes a document; 409 while staff look at it and once they have approved",
    access: "owner",
    organizer: "id",
    query: byId,
    body: v.strictObject({ file_id: integerSchema }),
    answer: doneSchema,
  }),
  organizerReviews: defineCall({
    method: "GET",
    path: "/spa/organizer-reviews",
    summary: "Reviews of an organiser's tours, newest first or by their stars",
    access: "anyone",
    query: v.strictObject({
      id: queryInteger,
      limit: v.optional(v.pipe(queryInteger, v.minValue(1), v.maxValue(50)), 5),
      sort: v.optional(v.picklist(reviewSorts), "default"),
      page: queryPage,
    }),
    answer: listOf(
      v.object({
        ...reviewSchema.entries,
        tour: v.object({ id: v.number(), title: v.string(), slug: v.string() }),
      }),
    ),
  }),
  setOrganizerPublishedOnSite: defineCall({
    method: "POST",
    path: "/crm/api/organizer/set-published-on-site",
    summary:
      "Shows an organiser on the marketplace, or suspends them with a reason that they read; their " +
      "own site stays. To be shown they need to be verified, with a published site without sample " +
      "texts and a tour on sale: 422 names what is missing as `verification`, `site`, `samples`, " +
      "`tours`. 409 where there is nobody to suspend",
    access: "staff",
    body: v.strictObject({
      id: integerSchema,
      is_published_on_site: v.boolean(),
      /** Why they are taken off; without one that is 400. */
      reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)), ""),
    }),
    answer: doneSchema,
  }),
  listOrganizers: defineCall({
    method: "GET",
    path: "/crm/api/organizer/list",
    summary: "Organisers, newest first; `search` looks in names, e-mails and legal numbers",
    access: "staff",
    query: v.strictObject({
      page: queryPage,
      search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ""),
      verification_state: v.optional(v.picklist(verificationStates)),
    }),
    answer: listOf(organizerInfoSchema),
  }),
  viewOrganizer: defineCall({
    method: "GET",
    path: "/crm/api/organizer/view",
    summary: "An organiser with the people who may act for them",
    access: "office",
    organizer: "id",
    query: byId,
    answer: dataOf(organizerViewSchema),
  }),
  createOrganizer: defineCall({
    method: "POST",
    path: "/crm/api/organizer/create",
    summary:
      "Makes an organiser; `owner` gets an invitation to set a password, or joins with the account " +
      "that they have",
    access: "staff",
    body: v.strictObject({
      ...organizerInputSchema.entries,
      owner: v.optional(
        v.strictObject({
          name: filled(120),
          email: v.pipe(
            v.string(),
            v.trim(),
            v.toLowerCase(),
            v.email("Введите корректный e-mail"),
            v.maxLength(254),
          ),
        }),
      ),
    }),
    answer: dataOf(organizerViewSchema),
  }),
  updateOrganizer: defineCall({
    method: "POST",
    path: "/crm/api/organizer/update",
    summary:
      "Changes the fields that are sent. New legal data asks staff to verify anew; only staff " +
      "may send `verification`, of which owners get an email: a refusal needs a comment, an approval " +
      "the `revision` that was read. 409 with the newer verification in `data` for an older one",
    access: "owner",
    organizer: "id",
    query: byId,
    body: v.strictObject({
      ...organizerChangesSchema.entries,
      verification: v.optional(
        v.strictObject({
          state: v.picklist(verificationStates),
          comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000)), ""),
          /** Of the verification that was read. */
          revision: v.optional(v.pipe(v.string(), v.maxLength(64))),
        }),
      ),
    }),
    answer: dataOf(organizerViewSchema),
  }),
};
