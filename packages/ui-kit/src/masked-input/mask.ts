/** A part of a mask: a sign that stands there by itself, or a slot and what may be typed there. */
type MaskPart = { literal: string } | { slot: RegExp };

const SLOTS: Record<string, RegExp> = { "#": /\d/, A: /\p{L}/u, "*": /[\p{L}\d]/u };

/** What a masked field shows. */
export interface Masked {
  /** The text with the mask's own signs. */
  text: string;
  /** Where the caret belongs, in characters. */
  caret: number;
}

/** Reads a mask: `#` a digit, `A` a letter, `*` either, a backslash before a sign means itself. */
function parseMask(mask: string): MaskPart[] {
  const parts: MaskPart[] = [];
  const signs = [...mask];
  for (let index = 0; index < signs.length; index += 1) {
    const sign = signs[index] ?? "";
    const slot = SLOTS[sign];
    if (sign === "\\") parts.push({ literal: signs[(index += 1)] ?? "\\" });
    else parts.push(slot ? { slot } : { literal: sign });
  }
  return parts;
}

/** Puts signs behind `head`, which fills the mask up to its own length; leaves out what can't stand. */
function fill(parts: MaskPart[], head: string, signs: string, literals: boolean): string {
  let text = head;
  for (const sign of signs) {
    const slotAt = parts.findIndex((part, at) => at >= text.length && "slot" in part);
    const end = slotAt === -1 ? parts.length : slotAt;
    const between = parts.slice(text.length, end) as { literal: string }[];
    const own = literals ? between.findIndex((part) => part.literal === sign) : -1;
    const slot = parts[slotAt];
    const taken = own === -1 ? between : between.slice(0, own);
    const fits = own !== -1 || (slot !== undefined && "slot" in slot && slot.slot.test(sign));
    if (fits) text += taken.map((part) => part.literal).join("") + sign;
  }
  return text;
}

const pick = (parts: MaskPart[], text: string, from: number, to: number) =>
  [...text.slice(from, to)].filter((_, at) => "slot" in (parts[from + at] ?? {})).join("");

/** The characters that stand in the slots, without the mask's own signs. */
export function unmask(mask: string, text: string): string {
  return pick(parseMask(mask), text, 0, text.length);
}

/** Any text brought into the mask, be it masked already or not. */
export function applyMask(mask: string, text: string): string {
  return fill(parseMask(mask), "", text, true);
}

/** Whether each slot of the mask is filled. */
export function isComplete(mask: string, text: string): boolean {
  const parts = parseMask(mask);
  return pick(parts, text, 0, text.length).length === parts.filter((p) => "slot" in p).length;
}

/** The mask as an example: slots shown as underscores. */
export function describeMask(mask: string): string {
  return parseMask(mask)
    .map((part) => ("slot" in part ? "_" : part.literal))
    .join("");
}

/** Whether nothing but digits goes into the mask. */
export function isNumericMask(mask: string): boolean {
  return parseMask(mask).every((part) => "literal" in part || part.slot === SLOTS["#"]);
}

/**
 * What one edit makes of a masked text. The browser says what the field held before (`before`, in the
 * mask), what it holds now and where the caret is; what was typed and taken away follows from these.
 */
export function editMasked(
  mask: string,
  before: string,
  now: { text: string; caret: number; isForward?: boolean | undefined },
): Masked {
  const parts = parseMask(mask);
  let to = before.length - (now.text.length - now.caret);
  let from = 0;
  const limit = Math.max(Math.min(now.caret, to), 0);
  while (from < limit && before[from] === now.text[from]) from += 1;
  to = Math.max(to, from);
  const typed = now.text.slice(from, now.caret);
  if (typed === "" && pick(parts, before, from, to) === "") {
    // Only the mask's own signs were taken away: the nearest sign of the reader goes with them.
    const isSlot = (at: number) => "slot" in (parts[at] ?? {});
    if (now.isForward) {
      while (to < before.length && !isSlot(to)) to += 1;
      to = Math.min(to + 1, before.length);
    } else if (pick(parts, before, to, before.length) !== "") {
      while (from > 0 && !isSlot(from - 1)) from -= 1;
      from = Math.max(from - 1, 0);
    }
  }
  const head = fill(parts, before.slice(0, from), typed, true);
  const tail = pick(parts, before, to, before.length);
  let text = fill(parts, head, tail, false);
  if (typed === "") {
    // Signs of the mask behind the last of the reader's own are no text to be deleted one by one.
    const last = parts.findLastIndex((part, at) => at < text.length && "slot" in part);
    text = text.slice(0, last + 1);
  }
  return { text, caret: Math.min(head.length, text.length) };
}
