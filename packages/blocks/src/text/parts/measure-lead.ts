export type LeadLength = "short" | "medium" | "long";

const lettersOf = (html: string) => html.replaceAll(/<[^>]*>/g, "").length;

/** How much stands in the first paragraph of a rich text: the more, the smaller it is set. */
export function measureLead(html: string): LeadLength {
  const length = lettersOf(/<p[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? html);
  if (length <= 130) return "short";
  return length <= 320 ? "medium" : "long";
}

/** Whether a text begins with a paragraph of two lines or more, as high as a large first letter. */
export const beginsLong = (html: string): boolean =>
  lettersOf(/^\s*<p[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? "") > 90;

/** Whether a text fills two columns; a shorter one would be divided in the middle of a sentence. */
export const fillsColumns = (html: string): boolean => lettersOf(html) > 1200;
