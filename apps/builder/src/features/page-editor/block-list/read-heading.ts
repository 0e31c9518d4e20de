import type { Block } from "@tour/api";
import { isFields } from "../../../document/merging/fields.ts";

/** What a block is headed by on the page; undefined where nothing is. */
export function readHeading({ content }: Block): string | undefined {
  const { heading } = content;
  const title = isFields(heading) ? heading.title : content.title;
  return (typeof title === "string" && title.trim()) || undefined;
}
