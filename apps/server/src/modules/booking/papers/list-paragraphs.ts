import { Parser } from "htmlparser2";

export interface Paragraph {
  text: string;
  isHeading: boolean;
}

const blocks = new Set(["p", "li", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "br", "tr"]);
const isHeadingTag = (tag: string) => /^h[1-6]$/.test(tag);

/** The paragraphs of a document's clean HTML, one after another; points of lists keep their signs. */
export function listParagraphs(html: string): Paragraph[] {
  const found: Paragraph[] = [];
  const numbers: (number | null)[] = [];
  let text = "";
  let isHeading = false;
  const end = () => {
    const trimmed = text.replaceAll(/\s+/g, " ").trim();
    if (trimmed) found.push({ text: trimmed, isHeading });
    text = "";
    isHeading = false;
  };
  const parser = new Parser({
    onopentag(tag) {
      if (blocks.has(tag)) end();
      if (isHeadingTag(tag)) isHeading = true;
      if (tag === "ol") numbers.push(0);
      if (tag === "ul") numbers.push(null);
      if (tag !== "li") return;
      const last = numbers.at(-1);
      if (typeof last === "number") numbers[numbers.length - 1] = last + 1;
      text = typeof last === "number" ? `${last + 1}. ` : "• ";
    },
    ontext: (part) => void (text += part),
    onclosetag(tag) {
      if (blocks.has(tag)) end();
      if (tag === "ol" || tag === "ul") numbers.pop();
    },
  });
  parser.end(html);
  end();
  return found;
}
