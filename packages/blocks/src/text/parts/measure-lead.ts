export type LeadLength = "short" | "medium" | "long";

/** How much stands in the first paragraph of a rich text: the more, the smaller it is set. */
export function measureLead(html: string): LeadLength {
  const first = /<p[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? html;
  const { length } = first.replaceAll(/<[^>]*>/g, "");
  if (length <= 130) return "short";
  return length <= 320 ? "medium" : "long";
}
