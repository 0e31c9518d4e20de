import * as v from "valibot";
import { uuidSchema } from "./booking-key.ts";

export const noticeLimits = {
  /** Characters: it is one or two lines on a phone. */
  text: 140,
  /** How long one stands at most, in days. */
  days: 31,
} as const;

/** Blanks, breaks, and what is not seen but turns the direction of what stands beside it. */
const unseen = /[\s\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** One line of plain words. */
export const noticeTextSchema = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.transform((text) => text.replaceAll(unseen, " ").trim()),
  v.nonEmpty("Что написать на сайте?"),
  v.maxLength(noticeLimits.text, `Не больше ${noticeLimits.text} знаков`),
);

/** An instant in UTC; whether it is still to come the server's clock says. */
export const noticeUntilSchema = v.pipe(
  v.string(),
  v.maxLength(40),
  v.isoTimestamp("До какого времени?"),
  v.check((text) => !Number.isNaN(Date.parse(text)), "До какого времени?"),
);

/** What visitors see of it. */
export const shownNoticeSchema = v.object({
  text: v.string(),
  /** Instant (ISO 8601, UTC) from which on nobody sees it. */
  until: v.string(),
});
export type ShownNotice = v.InferOutput<typeof shownNoticeSchema>;

/** A line above the header of a site's pages, until its time. Decision 0087. */
export const siteNoticeSchema = v.object({
  /** The client's, made anew for each notice. */
  key: uuidSchema,
  ...shownNoticeSchema.entries,
  /** Who put it up; empty for somebody whose account is gone. */
  by: v.string(),
  at: v.string(),
});
export type SiteNotice = v.InferOutput<typeof siteNoticeSchema>;
