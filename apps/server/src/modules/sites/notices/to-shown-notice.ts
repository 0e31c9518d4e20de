import type { ShownNotice } from "@tour/api";

/** A notice as visitors get it; null once its time is over. */
export const toShownNotice = (
  notice: { text: string; until: Date } | null,
  now: Date,
): ShownNotice | null =>
  notice && notice.until > now ? { text: notice.text, until: notice.until.toISOString() } : null;
