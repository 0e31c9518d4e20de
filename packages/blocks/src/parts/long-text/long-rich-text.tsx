import type { ComponentProps } from "react";
import { RichText } from "../rich-text/rich-text.tsx";
import { LongText } from "./long-text.tsx";

/** How many characters of a formatted text are read. */
const countLetters = (html: string): number => html.replaceAll(/<[^>]*>/g, "").length;

/** A formatted text of the content that phones cut where it is long; nothing when it is empty. */
export function LongRichText(props: ComponentProps<typeof RichText>) {
  const length = countLetters(props.html);
  if (length === 0) return null;
  return (
    <LongText length={length} cuts="phones">
      <RichText {...props} />
    </LongText>
  );
}
