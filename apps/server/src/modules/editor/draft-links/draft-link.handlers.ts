import type { Handlers } from "@tour/api";
import type { draftLinkCalls } from "@tour/api/contract";
import type { RequestContext } from "../../../http/context.ts";
import { commentOnDraft } from "./comment-on-draft.ts";
import {
  answerDraftComment,
  listDraftComments,
  removeDraftComment,
  settleDraftComment,
} from "./draft-comments.ts";
import { listDraftLinks, makeDraftLink, revokeDraftLink } from "./draft-links.ts";
import { readDraftSite } from "./read-draft-site.ts";

/** Links that show a draft, and what is said of it there. Decision 0081. */
export const draftLinkHandlers: Handlers<typeof draftLinkCalls, RequestContext> = {
  listDraftLinks: async ({ query }, context) => ({
    data: await listDraftLinks(context, query.organizer_id),
  }),

  makeDraftLink: async ({ query: { organizer_id: organizerId }, body }, context) => ({
    data: await makeDraftLink(context, { organizerId, ...body }),
  }),

  revokeDraftLink: async ({ query: { organizer_id: organizerId }, body }, context) => {
    await revokeDraftLink(context, { organizerId, id: body.id });
    return { success: true };
  },

  listDraftComments: async ({ query }, { db }) => ({
    data: await listDraftComments(db, query.organizer_id, query.type),
  }),

  settleDraftComment: async ({ query: { organizer_id: organizerId }, body }, context) => {
    const { id, is_settled: isSettled } = body;
    await settleDraftComment(context, { organizerId, id, isSettled });
    return { success: true };
  },

  answerDraftComment: async ({ query: { organizer_id: organizerId }, body }, context) => {
    await answerDraftComment(context, { organizerId, ...body });
    return { success: true };
  },

  removeDraftComment: async ({ query: { organizer_id: organizerId }, body }, { db }) => {
    await removeDraftComment(db, { organizerId, id: body.id });
    return { success: true };
  },

  readDraftSite: async ({ query: { token, is_opened: isOpened } }, context) => ({
    data: await readDraftSite(context, { token, isOpened }),
  }),

  commentOnDraft: async (input, context) => ({ data: await commentOnDraft(input, context) }),
};
