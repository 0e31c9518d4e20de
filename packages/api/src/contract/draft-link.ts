import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, doneSchema, integerSchema, queryFlag, queryInteger } from "../entities/answer.ts";
import { pageTypeSchema } from "../entities/block.ts";
import {
  draftCommentSchema,
  draftLinkSchema,
  draftLinkTitleSchema,
  draftSiteSchema,
  draftTokenSchema,
  linkCommentSchema,
  newCommentFields,
} from "../entities/draft-link.ts";

const byOrganizer = v.strictObject({ organizer_id: queryInteger });
const byId = v.strictObject({ id: integerSchema });

/** Links that show a draft to whoever has them, and what is said of it there. Decision 0081. */
export const draftLinkCalls = {
  listDraftLinks: defineCall({
    method: "GET",
    path: "/crm/api/constructor/draft-links",
    summary: "The links that show the site's draft now, newest first",
    access: "editor",
    query: byOrganizer,
    answer: dataOf(v.array(draftLinkSchema)),
  }),
  makeDraftLink: defineCall({
    method: "POST",
    path: "/crm/api/constructor/make-draft-link",
    summary:
      "Makes a link to the site's draft for seven days. Its address is in this answer and nowhere " +
      "else; 409 while twenty links show the draft",
    access: "editor",
    query: byOrganizer,
    body: v.strictObject({ title: v.optional(draftLinkTitleSchema, "") }),
    answer: dataOf(
      v.object({
        link: draftLinkSchema,
        /** Of the main page; a slash and a tour's slug lead on to the tour's page. */
        url: v.string(),
      }),
    ),
  }),
  revokeDraftLink: defineCall({
    method: "POST",
    path: "/crm/api/constructor/revoke-draft-link",
    summary: "Ends a link at once; 404 for one that is over. What was said by it stays",
    access: "editor",
    query: byOrganizer,
    body: byId,
    answer: doneSchema,
  }),
  listDraftComments: defineCall({
    method: "GET",
    path: "/crm/api/constructor/draft-comments",
    summary: "What was said of a page's draft by all links, oldest first, with the answers",
    access: "editor",
    query: v.strictObject({ organizer_id: queryInteger, type: pageTypeSchema }),
    answer: dataOf(v.array(draftCommentSchema)),
  }),
  settleDraftComment: defineCall({
    method: "POST",
    path: "/crm/api/constructor/settle-draft-comment",
    summary: "Says whether what a comment asks for is done",
    access: "editor",
    query: byOrganizer,
    body: v.strictObject({ ...byId.entries, is_settled: v.boolean() }),
    answer: doneSchema,
  }),
  answerDraftComment: defineCall({
    method: "POST",
    path: "/crm/api/constructor/answer-draft-comment",
    summary: "Answers a comment under one's own name; whoever has the link reads it",
    access: "editor",
    query: byOrganizer,
    body: v.strictObject({ ...byId.entries, text: newCommentFields.text }),
    answer: doneSchema,
  }),
  removeDraftComment: defineCall({
    method: "POST",
    path: "/crm/api/constructor/remove-draft-comment",
    summary: "Removes a comment with its answers, or one answer",
    access: "editor",
    query: byOrganizer,
    body: byId,
    answer: doneSchema,
  }),
  readDraftSite: defineCall({
    method: "GET",
    path: "/spa/draft-site",
    summary:
      "The draft of the host's site for whoever has a link; 404 for a token of nobody or of another " +
      "site, 410 once the link is over",
    access: "anyone",
    query: v.strictObject({
      token: draftTokenSchema,
      /** Whether a person looks at it now: a robot, or what is fetched ahead, does not. */
      is_opened: queryFlag("0"),
    }),
    answer: dataOf(draftSiteSchema),
  }),
  commentOnDraft: defineCall({
    method: "POST",
    path: "/spa/draft-comment",
    summary:
      "Leaves a comment on a block of the draft; 422 for a block that is not there any more, 429 for " +
      "too many",
    access: "anyone",
    body: v.strictObject({
      token: draftTokenSchema,
      page: pageTypeSchema,
      block_id: v.pipe(v.string(), v.maxLength(100)),
      ...newCommentFields,
    }),
    answer: dataOf(linkCommentSchema),
  }),
};
