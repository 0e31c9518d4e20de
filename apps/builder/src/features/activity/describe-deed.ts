import type { ActivityRow } from "@tour/api";
import { nameRole } from "@tour/office/format";
import { texts as allTexts } from "../../texts/ru.ts";

const texts = allTexts.activity.deeds;

type Role = Parameters<typeof nameRole>[0];

const roleOf = (role: unknown) => nameRole(role as Role).toLowerCase();

/** The word of a table for what stands in the details; nothing of what a newer server writes. */
const wordOf = (words: Record<string, string>, detail: unknown): string =>
  words[String(detail)] ?? allTexts.activity.title;

/** What was done, in words. */
export function describeDeed({ kind, person, details }: ActivityRow): string {
  const { role, from, to, type, domain, name, change, count, state, text } = details;
  const whom = person ?? allTexts.activity.somebody;
  switch (kind) {
    case "member_invited":
    case "invitation_withdrawn":
    case "member_joined":
      return texts[kind](roleOf(role));
    case "role_changed":
      return texts.role_changed(whom, roleOf(from), roleOf(to));
    case "member_removed":
      return texts.member_removed(whom);
    case "site_published":
    case "publication_scheduled":
    case "document_changed":
      return wordOf(texts[kind], type);
    case "domain_changed":
      return texts.domain_changed(String(domain));
    case "notice_posted":
    case "notice_taken_down":
      return texts[kind](String(text));
    case "picture_removed":
    case "template_kept":
    case "template_removed":
    case "brand_kept":
    case "brand_changed":
    case "brand_removed":
      return texts[kind](String(name));
    case "request_changed":
      return wordOf(texts.request_changed, change);
    case "dates_added":
    case "dates_changed":
    case "dates_canceled":
    case "tours_imported":
      return texts[kind](Number(count));
    case "verification_decided":
      return wordOf(texts.verification_decided, state);
    case "market_changed":
      return wordOf(texts.market_changed, details["is_published"]);
    case "review_decided":
      return wordOf(texts.review_decided, details["is_published"]);
    default:
      return texts[kind];
  }
}

/** Where what it is about can be seen, below the organiser's; null for what has no screen of its own. */
export function placeOfDeed({ kind, subject_id: id }: ActivityRow) {
  if (id === null) return null;
  const { links } = allTexts.activity;
  switch (kind) {
    case "request_changed":
    case "payment_recorded":
    case "refund_recorded":
    case "passport_revealed":
    case "review_decided":
    case "review_hidden":
    case "review_shown":
      return { path: `/requests/${id}`, text: links.request(id) };
    case "dates_added":
    case "tour_archived":
    case "tour_restored":
    case "review_answered":
      return { path: `/tours/${id}`, text: links.tour(id) };
    case "dates_changed":
    case "dates_canceled":
    case "date_filled":
      return { path: `/departures?id=${id}`, text: links.date };
    default:
      return null;
  }
}
