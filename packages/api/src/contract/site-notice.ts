import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, queryInteger } from "../entities/answer.ts";
import { uuidSchema } from "../entities/booking-key.ts";
import { noticeTextSchema, noticeUntilSchema, siteNoticeSchema } from "../entities/site-notice.ts";

const byOrganizer = v.strictObject({ organizer_id: queryInteger });
/** What stands on the site after it; null where nothing does. */
const answer = dataOf(v.nullable(siteNoticeSchema));

/** The one notice that a site has above its header. Decision 0087. */
export const siteNoticeCalls = {
  getSiteNotice: defineCall({
    method: "GET",
    path: "/crm/api/site-notice/get",
    summary: "The notice that stands on the organiser's site now; null where none does",
    access: "office",
    query: byOrganizer,
    answer,
  }),
  postSiteNotice: defineCall({
    method: "POST",
    path: "/crm/api/site-notice/post",
    summary:
      "Puts a notice on all pages of the organiser's site at once, in the place of the one before. " +
      "What is sent again under the same key is posted once, and not at all after it was taken down. " +
      "400 for an end that is over or more than a month ahead, 404 before a site is attached",
    access: "office",
    query: byOrganizer,
    body: v.strictObject({
      /** The client's, made anew for each notice. */
      key: uuidSchema,
      text: noticeTextSchema,
      until: noticeUntilSchema,
    }),
    answer,
  }),
  takeDownSiteNotice: defineCall({
    method: "POST",
    path: "/crm/api/site-notice/take-down",
    summary:
      "Takes a notice off the site; one that is not there any more, or never came, stays away",
    access: "office",
    query: byOrganizer,
    body: v.strictObject({ key: uuidSchema }),
    answer,
  }),
};
