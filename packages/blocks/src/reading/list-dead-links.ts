import type { Block } from "@tour/api";
import { blocks } from "../blocks.gen.ts";
import { linkKind, resolveLink } from "../content/link.ts";
import type { Link } from "../content/link.ts";
import type { PageFacts } from "../page-data/page-data.ts";
import { mapFields } from "./map-fields.ts";
import { readContent } from "./read-block.ts";

/** What is known of where links of a page can lead. */
export interface LinkTargets {
  /** Anchors of the page itself, and of the main page. */
  anchors: readonly string[];
  mainAnchors: readonly string[];
  /** Paths of the site that lead nowhere now, for example `/agreement`. */
  deadPaths: readonly string[];
}

/** The words of a block's links that lead nowhere: visitors do not see them, or meet an error. */
export function listDeadLinks(
  block: Block,
  page: Pick<PageFacts, "type">,
  { anchors, mainAnchors, deadPaths }: LinkTargets,
): string[] {
  const definition = blocks.find((listed) => listed.definition.type === block.type)?.definition;
  const reading = definition && readContent(definition, block);
  if (!definition || reading?.state !== "ready") return [];
  const facts: PageFacts = {
    ...{ type: page.type, siteName: "", path: page.type === "main" ? "/" : "/tour" },
    ...{ tourPaths: {}, today: "", anchors, mainAnchors },
  };
  const dead: string[] = [];
  const look = (value: unknown) => {
    const link = value as Link | null;
    if (link?.text && isDead(link, facts, deadPaths)) dead.push(link.text);
    return value;
  };
  mapFields(definition.content, reading.content, { link: look });
  return dead;
}

function isDead(link: Link, facts: PageFacts, deadPaths: readonly string[]): boolean {
  const href = resolveLink(link, facts);
  if (href === undefined) return true;
  return link.kind === linkKind.external && deadPaths.includes(href);
}
