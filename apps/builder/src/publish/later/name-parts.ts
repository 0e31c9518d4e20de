import type { ScheduledParts } from "@tour/api";
import { nameBlock } from "../../document/name-block.ts";
import { texts as allTexts } from "../../texts/ru.ts";

const texts = allTexts.later;

export interface NamedPart {
  name: string;
  blocks: string[];
}

/** What goes out: the pages with their blocks by name, and what is no block. */
export function nameParts(parts: ScheduledParts): NamedPart[] {
  const pages = (["main", "tour"] as const).map((page) => ({
    name: texts.page[page],
    blocks: parts[page].map(nameBlock),
  }));
  return [
    ...pages.filter(({ blocks }) => blocks.length > 0),
    ...(parts.site ? [{ name: texts.site, blocks: [] }] : []),
  ];
}

/** The same in a line, with the first names only. */
export function sayParts(parts: ScheduledParts, most = 3): string {
  const names = nameParts(parts).flatMap(({ name, blocks }) =>
    blocks.length > 0 ? blocks : [name],
  );
  const rest = names.length - most;
  const shown = names.slice(0, most).join(", ");
  return rest > 0 ? `${shown} ${texts.more(rest)}` : shown;
}
