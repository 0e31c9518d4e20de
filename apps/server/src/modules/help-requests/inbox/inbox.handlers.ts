import type { Handlers } from "@tour/api";
import type { helpInboxCalls } from "@tour/api/contract";
import { paginate } from "../../../http/answers/paginate.ts";
import type { RequestContext } from "../../../http/context.ts";
import { answerQuestion } from "./answer-question.ts";
import { assignQuestion, changeQuestion } from "./change-question.ts";
import { listQuestions, questionPageSize } from "./list-questions.ts";
import { recordQuestion } from "./record-question.ts";
import { withdrawQuestion } from "./withdraw-question.ts";
import { undoEvent } from "./undo-event.ts";
import { readQuestion } from "./read-question.ts";

type Filters = Omit<Parameters<typeof listQuestions>[1], "organizerId">;

async function answerList(
  { db }: RequestContext,
  organizerId: number | null,
  { status, search, page }: Filters,
) {
  const found = await listQuestions(db, { organizerId, status, search, page });
  const pagination = paginate(page, questionPageSize, found.total);
  return { data: found.rows, pagination, waiting: found.waiting };
}

/** Questions that guests left, for those who answer them. */
export const helpInboxHandlers: Handlers<typeof helpInboxCalls, RequestContext> = {
  listHelpRequests: ({ query }, context) => answerList(context, query.organizer_id, query),

  listMarketHelpRequests: ({ query }, context) => answerList(context, null, query),

  recordHelpRequest: async (input, context) => ({
    data: { id: await recordQuestion(input, context) },
  }),

  withdrawHelpRequest: async (input, context) => {
    await withdrawQuestion(input, context);
    return { success: true };
  },

  viewHelpRequest: async ({ query }, context) => ({ data: await readQuestion(query.id, context) }),

  answerHelpRequest: async ({ body: { id, text, key } }, context) => {
    await answerQuestion(context, { id, kind: "answered", text, key });
    return { data: await readQuestion(id, context) };
  },

  noteHelpCall: async ({ body: { id, text, key } }, context) => {
    await answerQuestion(context, { id, kind: "called", text, key });
    return { data: await readQuestion(id, context) };
  },

  undoHelpEvent: async ({ body: { event_id: eventId } }, context) => {
    const id = await undoEvent(context, eventId);
    return { data: await readQuestion(id, context) };
  },

  takeHelpRequest: async ({ body: { id, user_id: userId } }, context) => {
    await assignQuestion(context, { id, userId });
    return { data: await readQuestion(id, context) };
  },

  closeHelpRequest: async ({ body: { id, reason } }, context) => {
    await changeQuestion(context, { id, kind: "closed", reason });
    return { data: await readQuestion(id, context) };
  },

  reopenHelpRequest: async ({ body: { id, reason } }, context) => {
    await changeQuestion(context, { id, kind: "reopened", reason });
    return { data: await readQuestion(id, context) };
  },
};
