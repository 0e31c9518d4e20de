import type { Block } from "@tour/api";
import {
  blockTypes,
  checkBlock,
  createBlock,
  listDeadLinks,
  listSampleTexts,
  nameAnchors,
} from "@tour/blocks/definitions";
import { documentPaths, shownDocuments } from "../../../sites/site-content.ts";
import type { PublishedContent } from "../../../sites/site-content.ts";
import { noneOf, unless } from "../check.ts";
import type { Check, Finding } from "../check.ts";
import { listVisible, placeOf, placesWhere } from "../visible-blocks.ts";

/** The site, its words and its address. */
export const siteChecks: readonly Check[] = [
  { name: "about", weight: "essential", look: ({ organizer }) => unless(!!organizer.about.trim()) },
  {
    name: "contacts",
    weight: "essential",
    look: ({ organizer: { phones, email } }) => unless(phones.length > 0 || email !== ""),
  },
  {
    name: "samples",
    weight: "essential",
    isOfContent: true,
    look: ({ content }) =>
      content
        ? noneOf(placesWhere(content, ({ block }) => listSampleTexts(block).length > 0))
        : { reason: "no_site" },
  },
  { name: "published", weight: "essential", look: ({ isPublished }) => unless(isPublished) },
  {
    name: "fresh",
    weight: "advice",
    look: ({ isPublished, stalePages }) =>
      isPublished ? unless(stalePages.length === 0) : "not asked",
  },
  {
    name: "domain",
    weight: "advice",
    look: ({ content, domain }) => {
      if (!content) return "not asked";
      // The provided address works by itself.
      return unless(!domain || (domain.state === "active" && !domain.isFailing), {
        reason: domain?.state === "failed" || domain?.isFailing ? "broken" : "on_its_way",
      });
    },
  },
  {
    name: "headline",
    weight: "advice",
    isOfContent: true,
    look: ({ content }) => (content ? lookAtHeadline(content) : "not asked"),
  },
  {
    name: "blocks",
    weight: "serious",
    isOfContent: true,
    look: ({ content }) =>
      content
        ? noneOf(placesWhere(content, ({ block }) => checkBlock(block).status === 3))
        : "not asked",
  },
  {
    name: "links",
    weight: "advice",
    isOfContent: true,
    look: ({ content }) => (content ? noneOf(findDeadLinks(content)) : "not asked"),
  },
];

const titleOf = ({ content: { title } }: Block) => (typeof title === "string" ? title.trim() : "");

/** What a new first screen says before anybody has written over it. */
const sampleTitles = [
  titleOf(createBlock(blockTypes.mainIntro)),
  titleOf(createBlock(blockTypes.mainIntro, 1, { organizer: null, tours: [], tour: null })),
];

function lookAtHeadline(content: PublishedContent): Finding {
  const intro = listVisible(content).find(({ block }) => block.type === blockTypes.mainIntro);
  if (!intro) return { reason: "missing" };
  const title = titleOf(intro.block);
  const isOwn = title !== "" && !sampleTitles.includes(title);
  return unless(isOwn, { reason: "sample", places: [placeOf(intro)] });
}

function findDeadLinks(content: PublishedContent) {
  const anchorsOf = (blocks: readonly Block[]) =>
    nameAnchors(blocks.filter(({ is_hidden }) => !is_hidden).map(({ anchor }) => anchor));
  const mainAnchors = anchorsOf(content.main);
  const shown = shownDocuments(content);
  const deadPaths = (["agreement", "policy"] as const)
    .filter((type) => !shown[type])
    .map((type) => documentPaths[type]);
  return placesWhere(content, ({ page, block }) => {
    const anchors = page === "main" ? mainAnchors : anchorsOf(content.tour);
    return listDeadLinks(block, { type: page }, { anchors, mainAnchors, deadPaths }).length > 0;
  });
}
