import { searchShows } from "@tour/api";
import { shorten } from "@tour/blocks/definitions";
import { unless } from "../check.ts";
import type { Check, Finding } from "../check.ts";
import type { ReadinessFacts } from "../readiness-facts.ts";

/** How search engines see the site. */
export const searchChecks: readonly Check[] = [
  {
    name: "indexing",
    weight: "serious",
    isOfContent: true,
    look: ({ content }) =>
      content
        ? unless(content.settings.isIndexable, {
            fix: {
              kind: "settings",
              settings: { is_indexable: true },
              before: { is_indexable: false },
            },
          })
        : "not asked",
  },
  {
    name: "title",
    weight: "advice",
    isOfContent: true,
    look: ({ content }) =>
      content ? lookAtLength(content.settings.title, searchShows.title) : "not asked",
  },
  { name: "description", weight: "advice", isOfContent: true, look: lookAtDescription },
];

function lookAtLength(text: string, most: number): Finding {
  if (text.trim() === "") return { reason: "missing" };
  return unless(text.length <= most, { reason: "long" });
}

/** Where nothing is said of the site, its owner's own words about themselves can be. */
function lookAtDescription({ content, organizer }: ReadinessFacts): Finding {
  if (!content) return "not asked";
  const { description } = content.settings;
  const finding = lookAtLength(description, searchShows.description);
  const own = shorten(organizer.about.replaceAll(/\s+/g, " "), searchShows.description);
  if (typeof finding === "string" || own === "" || description.trim() !== "") return finding;
  return {
    ...finding,
    fix: { kind: "settings", settings: { description: own }, before: { description } },
  };
}
