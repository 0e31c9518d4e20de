const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};

/** The words of a rich text: paragraphs and list items are set apart by a space, marks are gone. */
export function readPlainText(html: string): string {
  return html
    .replaceAll(/<\/?(?:p|h[2-4]|ul|ol|li|blockquote|br)\b[^>]*>/gi, " ")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (name) => entities[name] ?? name)
    .replaceAll(/[\u00ad]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
