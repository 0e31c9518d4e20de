import * as v from "valibot";
import { blocksSchema, pageTypeSchema } from "./block.ts";
import { documentTypeSchema } from "./document.ts";
import { filled, text } from "./input-fields.ts";
import { siteMetadataSchema } from "./site.ts";

/** Lengths in characters, the rest in pieces. */
export const draftLinkLimits = {
  title: 80,
  author: 60,
  text: 2000,
  /** Links of one site that show it at the same time. */
  live: 20,
  /** Comments of one link. */
  comments: 300,
  /** How long a link shows the draft, in days. */
  days: 7,
} as const;

/** 32 random bytes in base64url: whoever has them reads the draft. */
export const draftTokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** For whom the link is, in the words of whoever makes it. */
export const draftLinkTitleSchema = text(draftLinkLimits.title);

/** A link that shows the draft of a site now. Its address is told once, when it is made. */
export const draftLinkSchema = v.object({
  id: v.number(),
  title: v.string(),
  /** Empty for somebody whose account is gone. */
  created_by: v.string(),
  created_at: v.string(),
  expires_at: v.string(),
  /** When somebody last opened a page by it; null before the first time. */
  last_opened_at: v.nullable(v.string()),
});
export type DraftLink = v.InferOutput<typeof draftLinkSchema>;

/** What people who look at a draft write, as plain text. */
const writtenFields = {
  id: v.number(),
  author: v.string(),
  text: v.string(),
  created_at: v.string(),
};

/** A comment with the answers to it, oldest first. */
const commentFields = {
  ...writtenFields,
  page: pageTypeSchema,
  block_id: v.string(),
  is_settled: v.boolean(),
  replies: v.array(v.object(writtenFields)),
};

/** A comment as whoever has the link reads it. */
export const linkCommentSchema = v.object(commentFields);
export type LinkComment = v.InferOutput<typeof linkCommentSchema>;

/** The same in the builder, which knows by which link it came. */
export const draftCommentSchema = v.object({
  ...commentFields,
  /** Of the block when it was commented on, so that one that is gone can be named. */
  block_type: v.number(),
  /** Empty for a link without one. */
  link_title: v.string(),
});
export type DraftComment = v.InferOutput<typeof draftCommentSchema>;

/** Without what nobody sees: control characters, and marks that turn the direction of what follows. */
const withoutUnseen = (text: string): string =>
  text.replaceAll(/[^\P{C}\n\u{200d}]/gu, "").replaceAll(/\n{3,}/g, "\n\n");

const seen = v.pipe(v.string(), v.transform(withoutUnseen));

export const newCommentFields = {
  /** One line. */
  author: v.pipe(
    seen,
    v.transform((name) => name.replaceAll("\n", " ")),
    filled(draftLinkLimits.author),
  ),
  text: v.pipe(seen, filled(draftLinkLimits.text)),
};

/** Everything of a site's draft that a page by a link is made of. */
export const draftSiteSchema = v.object({
  site: siteMetadataSchema,
  /** What a visitor would see: header and footer included, hidden blocks left out. */
  main: blocksSchema,
  tour: blocksSchema,
  /** Those that the site would show. */
  documents: v.array(
    v.object({
      type: documentTypeSchema,
      version: v.number(),
      title: v.string(),
      html: v.string(),
    }),
  ),
  expires_at: v.string(),
  /** Of this link alone, oldest first. */
  comments: v.array(linkCommentSchema),
});
export type DraftSite = v.InferOutput<typeof draftSiteSchema>;
