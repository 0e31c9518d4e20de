import { formatPhone } from "@tour/blocks/format";
import { deedTexts as texts } from "../texts/deeds.ru.ts";
import { formatSince } from "./format-since.ts";
import { formatUntil } from "./format-until.ts";
import type { UnsentDeed } from "./unsent-deed.ts";

/** What was done, in one line, and what was written, if anything was. */
export function describeDeed(deed: UnsentDeed): { title: string; words: string } {
  switch (deed.kind) {
    case "notice":
      return { title: texts.notice(formatUntil(deed.until, deed.zone)), words: deed.text };
    case "date":
      return { title: texts.date[deed.becomes], words: deed.title };
    case "photo":
      return {
        title: texts.photo(deed.title, describePlace(deed.place)),
        words: deed.file ? texts.size(formatMegabytes(deed.size)) : "",
      };
    case "message":
      return { title: texts.message(deed.name, formatPhone(deed.phone)), words: deed.message };
  }
}

/** Of a photo in a gallery, from 0. */
export const describePlace = (place: number): string =>
  place === 0 ? texts.cover : texts.inGallery(place + 1);

const megabytes = new Intl.NumberFormat("ru", { maximumFractionDigits: 1 });

/** "3,4", and never nothing. */
export const formatMegabytes = (bytes: number): string =>
  megabytes.format(Math.max(0.1, bytes / 1_000_000));

type Tone = "neutral" | "accent" | "success" | "warning" | "danger";

/** How it stands: whether it waits, is on its way, has arrived, was refused or taken back. */
export function markDeed(
  deed: UnsentDeed,
  isSending: boolean,
  now = Date.now(),
): { tone: Tone; text: string } {
  const { marks } = texts;
  const { refusal, isTakenBack, settledAt, wasSent } = deed;
  if (settledAt !== null) {
    const when = formatSince(settledAt);
    if (isTakenBack) return { tone: "neutral", text: marks.takenBack(when) };
    if (isOver(deed, now)) return { tone: "neutral", text: marks.over };
    return { tone: "success", text: marks.sent(when) };
  }
  if (refusal !== null) {
    return { tone: "danger", text: isTakenBack ? marks.notTakenBack : marks.refused };
  }
  if (isSending) return { tone: "accent", text: isTakenBack ? marks.takingBack : marks.sending };
  if (isTakenBack) return { tone: "warning", text: marks.toTakeBack };
  return { tone: "warning", text: wasSent === "maybe" ? marks.maybe : marks.waits };
}

/** Whether there is nothing to take back any more. */
export const isOver = (deed: UnsentDeed, now = Date.now()): boolean =>
  deed.kind === "notice" && Date.parse(deed.until) <= now;
