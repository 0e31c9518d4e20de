import { toPlainText } from "../reading/list-words.ts";

/** A block as it is drawn. */
export interface DrawnBlock {
  /** Dotted paths that its elements carry as marks. */
  marks: readonly string[];
  /** Its words. */
  text: string;
  html: string;
}

/**
 * Places of a content that a drawn block shows: those that it marks, and those whose words or picture are
 * found in it, for some parts carry no mark.
 */
export function listSeen(content: unknown, { marks, text, html }: DrawnBlock): string[] {
  const words = withoutSpaces(text);
  const found = new Set(marks);
  const visit = (value: unknown, path: string) => {
    if (typeof value === "string") {
      const own = withoutSpaces(toPlainText(value));
      if (own !== "" && words.includes(own)) found.add(path);
      return;
    }
    if (typeof value !== "object" || value === null) return;
    if ("url" in value && typeof value.url === "string" && value.url.includes("{size}")) {
      const [address] = value.url.split("{size}");
      if (html.includes(address!)) found.add(path);
      return;
    }
    for (const [key, inner] of Object.entries(value)) visit(inner, path ? `${path}.${key}` : key);
    // A picture or a video is one thing to its reader.
    if ("image" in value && "kind" in value && found.has(`${path}.image`)) found.add(path);
  };
  visit(content, "");
  return [...found];
}

/** Typography puts other spaces and soft hyphens between words. */
const withoutSpaces = (text: string) => text.replaceAll(/[\s\u00ad]/g, "");
