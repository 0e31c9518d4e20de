import type { Block } from "@tour/api";

/**
 * The blocks with every link to a part of the main page leading there: on another page the part
 * does not stand. Parts that stand among the blocks themselves are reached where they are.
 */
export function leadToMain(blocks: readonly Block[]): Block[] {
  const here = new Set(blocks.map(({ anchor }) => anchor));
  const lead = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(lead);
    if (typeof value !== "object" || value === null) return value;
    const anchor = anchorOf(value as Record<string, unknown>);
    if (anchor && !here.has(anchor)) return { ...value, kind: 2, url: `/#${anchor}` };
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, lead(part)]));
  };
  return blocks.map((block) => ({ ...block, content: lead(block.content) as Block["content"] }));
}

/** Links of kind 1 name their anchor; those of kind 3 lead to the list of tours. */
function anchorOf({ kind, anchor }: Record<string, unknown>): string | undefined {
  if (kind === 3) return "tours";
  return kind === 1 && typeof anchor === "string" ? anchor : undefined;
}
