import { createElement } from "react";
import { serverOnly } from "../server-only/server-only.ts";
import type { Text as DrawnText } from "./text.tsx";

/**
 * Stands for `Text` in the site's build of islands: a text of the content never changes there, and
 * the rules of typography by which the server has set it stay away.
 */
export function Text({ as, at, className, children }: Parameters<typeof DrawnText>[0]) {
  if (!children?.trim()) return null;
  return createElement(as, { className, "data-at": at, ...serverOnly(true) });
}
