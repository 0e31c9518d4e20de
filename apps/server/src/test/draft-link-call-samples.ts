import type { draftLinkCalls } from "@tour/api/contract";
import type { Input } from "./ask.ts";

const token = "guessed".padEnd(43, "x");
const own =
  (body?: object, more: object = {}) =>
  (id: number): Input => ({ query: { organizer_id: id, ...more }, ...(body && { body }) });

/** For the calls about links to a draft an input of the right form. */
export const draftLinkCallSamples: Record<
  keyof typeof draftLinkCalls,
  (organizerId: number) => Input
> = {
  listDraftLinks: own(),
  makeDraftLink: own({ title: "Ане" }),
  revokeDraftLink: own({ id: 1 }),
  listDraftComments: own(undefined, { type: "main" }),
  settleDraftComment: own({ id: 1, is_settled: true }),
  answerDraftComment: own({ id: 1, text: "Поправили" }),
  removeDraftComment: own({ id: 1 }),
  readDraftSite: () => ({ query: { token, is_opened: 1 } }),
  commentOnDraft: () => ({
    body: { token, page: "main", block_id: "x", author: "Аня", text: "Заголовок короче" },
  }),
};
