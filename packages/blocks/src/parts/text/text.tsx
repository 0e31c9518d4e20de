import { createElement } from "react";
import { typograph } from "../../format/typography.ts";
import type { TourMark } from "../tour-mark/tour-mark.ts";

type Tag =
  | "h1"
  | "h2"
  | "h3"
  | "h4"
  | "p"
  | "span"
  | "div"
  | "figcaption"
  | "blockquote"
  | "dt"
  | "dd"
  | "li"
  | "strong";

interface TextProps {
  as: Tag;
  /** Dotted path of the text in the block's content: where the preview writes what is typed. */
  at?: string;
  /** Of a text that is the tour's own. */
  mark?: TourMark;
  className?: string;
  children: string | null | undefined;
}

/**
 * A plain text of the content, set by the rules of Russian typography; nothing when it is empty.
 * The path lets the preview edit the text in place; it costs a visitor one short attribute.
 */
export function Text({ as, at, mark, className, children }: TextProps) {
  if (!children?.trim()) return null;
  return createElement(as, { className, "data-at": at, ...mark }, typograph(children));
}
