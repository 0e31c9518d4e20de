import * as v from "valibot";
import { defineCall } from "../call.ts";
import {
  dataOf,
  doneSchema,
  integerSchema,
  paginationSchema,
  queryInteger,
  queryPage,
} from "../entities/answer.ts";
import { uuidSchema } from "../entities/booking-key.ts";
import {
  helpInboxLimits,
  helpQuestionSchema,
  helpRowSchema,
  helpStatuses,
  helpWaitingSchema,
} from "../entities/help-inbox.ts";
import { helpRequestLimits } from "../entities/help-request-limits.ts";
import { filled, phone, text } from "../entities/input-fields.ts";

const filters = {
  status: v.optional(v.picklist(helpStatuses)),
  /** Part of a name, of a phone or of an e-mail. */
  search: v.optional(text(helpInboxLimits.search), ""),
  page: queryPage,
};
const answer = v.object({
  data: v.array(helpRowSchema),
  pagination: paginationSchema,
  /** Of all questions, whatever is looked for. */
  waiting: helpWaitingSchema,
});
const key = v.optional(uuidSchema);
const question = dataOf(helpQuestionSchema);

/** Questions that guests left, for those who answer them: a lost letter loses nobody. */
export const helpInboxCalls = {
  listHelpRequests: defineCall({
    method: "GET",
    path: "/crm/api/help-request/list",
    summary: "Questions of the organiser's site: those that wait first, newest first",
    access: "manager",
    query: v.strictObject({ organizer_id: queryInteger, ...filters }),
    answer,
  }),

  listMarketHelpRequests: defineCall({
    method: "GET",
    path: "/crm/api/help-request/list-of-marketplace",
    summary:
      "Questions of the marketplace, which staff answer: those that wait first, newest first",
    access: "staff",
    query: v.strictObject(filters),
    answer,
  }),

  recordHelpRequest: defineCall({
    method: "POST",
    path: "/crm/api/help-request/record",
    summary:
      "Writes down what somebody asked on the way or by phone: a question of the inbox, which says who " +
      "took it. What is sent again under the same key is one question",
    access: "member",
    query: v.strictObject({ organizer_id: queryInteger }),
    body: v.strictObject({
      key: uuidSchema,
      name: filled(helpRequestLimits.name),
      phone,
      message: filled(helpRequestLimits.message),
    }),
    answer: dataOf(v.object({ id: v.number() })),
  }),

  withdrawHelpRequest: defineCall({
    method: "POST",
    path: "/crm/api/help-request/withdraw",
    summary:
      "Closes a question that whoever asks wrote down; 409 once somebody has begun to deal with it, " +
      "404 for another's. One that has not come yet comes closed",
    access: "member",
    query: v.strictObject({ organizer_id: queryInteger }),
    body: v.strictObject({ key: uuidSchema }),
    answer: doneSchema,
  }),

  viewHelpRequest: defineCall({
    method: "GET",
    path: "/crm/api/help-request/view",
    summary: "A question with what was done about it, oldest first",
    access: "signed-in",
    query: v.strictObject({ id: queryInteger }),
    answer: question,
  }),

  answerHelpRequest: defineCall({
    method: "POST",
    path: "/crm/api/help-request/answer",
    summary:
      "Answers a question by e-mail; 400 where none was left, 409 once it is closed, 429 for too many",
    access: "signed-in",
    body: v.strictObject({ id: integerSchema, text: filled(helpInboxLimits.answer), key }),
    answer: question,
  }),

  noteHelpCall: defineCall({
    method: "POST",
    path: "/crm/api/help-request/note-call",
    summary:
      "Writes down that the guest was called, which answers the question; 409 once it is closed",
    access: "signed-in",
    body: v.strictObject({
      id: integerSchema,
      text: v.optional(text(helpInboxLimits.note), ""),
      key,
    }),
    answer: question,
  }),

  undoHelpEvent: defineCall({
    method: "POST",
    path: "/crm/api/help-request/undo",
    summary:
      "Takes back what was done last with a question: an answer before it leaves, a call, or that it " +
      "was closed; 409 once the ten seconds are over",
    access: "signed-in",
    body: v.strictObject({ event_id: integerSchema }),
    answer: question,
  }),

  takeHelpRequest: defineCall({
    method: "POST",
    path: "/crm/api/help-request/take",
    summary: "Gives a question to one of those who can answer it, or with null to nobody",
    access: "signed-in",
    body: v.strictObject({
      id: integerSchema,
      user_id: v.nullable(v.pipe(v.string(), v.maxLength(64))),
    }),
    answer: question,
  }),

  closeHelpRequest: defineCall({
    method: "POST",
    path: "/crm/api/help-request/close",
    summary: "Closes a question with a reason; 409 for one that is closed",
    access: "signed-in",
    body: v.strictObject({ id: integerSchema, reason: filled(helpInboxLimits.reason) }),
    answer: question,
  }),

  reopenHelpRequest: defineCall({
    method: "POST",
    path: "/crm/api/help-request/reopen",
    summary:
      "Has a closed question wait for an answer again, with a reason; 409 for one that is not",
    access: "signed-in",
    body: v.strictObject({ id: integerSchema, reason: filled(helpInboxLimits.reason) }),
    answer: question,
  }),
};
