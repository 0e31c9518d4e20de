import * as v from "valibot";

/** Specification, section 3: document types agreement and policy. */
export const documentTypes = ["agreement", "policy"] as const;
export const documentTypeSchema = v.picklist(documentTypes);
export type DocumentType = v.InferOutput<typeof documentTypeSchema>;

/** A published version of a document: it never changes, so that a request can name what was accepted. */
export const documentPageSchema = v.object({
  type: documentTypeSchema,
  title: v.string(),
  /** Clean rich text. */
  html: v.string(),
  version: v.number(),
  published_at: v.string(),
});
export type DocumentPage = v.InferOutput<typeof documentPageSchema>;

/** The draft of a document, and how it stands to what visitors see. */
export const documentDraftSchema = v.object({
  type: documentTypeSchema,
  title: v.string(),
  html: v.string(),
  /** Raised by each save; 0 before the first. */
  version: v.number(),
  updated_at: v.nullable(v.string()),
  /** Whether the site links to it once it is published. */
  is_displayed: v.boolean(),
  has_unpublished: v.boolean(),
  /** What visitors see; null before the first publication. */
  published: v.nullable(v.object({ version: v.number(), published_at: v.string() })),
  /** A text to begin with, made of what is known of the organiser. */
  template: v.string(),
});
export type DocumentDraft = v.InferOutput<typeof documentDraftSchema>;
