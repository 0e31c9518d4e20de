import type { Block, PageType } from "@tour/api";
import { createBlock } from "@tour/blocks/definitions";
import { createStarterBlocks } from "@tour/blocks/starters";
import type { PageStarter } from "@tour/blocks/starters";
import type { organizers } from "../organizer/organizer.table.ts";
import { escapeText } from "./escape-text.ts";
import { prepareBlock } from "./prepare-block.ts";
import { starterTexts as texts } from "./starter.texts.ts";

type Organizer = Pick<typeof organizers.$inferSelect, "name" | "about">;

/** A block of the type's sample, with what would be another company's words replaced. */
type Plain = { type: number; content?: Block["content"]; is_hidden?: boolean };

/**
 * The pages of a new site: main by the starter that was chosen, else with header, main intro, tours,
 * about and footer; tour with tour intro and dates. Numbers: specification, section 3 (block types).
 */
export function starterPages(
  organizer: Organizer,
  starter?: PageStarter,
): { type: PageType; blocks: Block[] }[] {
  const main = starter
    ? createStarterBlocks(starter).map(prepareBlock)
    : layOutMain(organizer).map(toBlock);
  return [
    { type: "main", blocks: main },
    { type: "tour", blocks: [{ type: 12 }, { type: 20 }].map(toBlock) },
  ];
}

function toBlock({ type, content, is_hidden = false }: Plain): Block {
  const block = createBlock(type);
  return prepareBlock({ ...block, is_hidden, content: { ...block.content, ...content } });
}

function layOutMain({ name, about }: Organizer): Plain[] {
  const story = about.trim();
  const toTours = { kind: 1, text: texts.tours, anchor: "tours" };
  const toAbout = story ? [{ kind: 1, text: texts.about, anchor: "about" }] : [];
  const toContacts = { kind: 1, text: texts.contacts, anchor: "footer" };
  const intro = {
    title: name.trim().slice(0, 90),
    subtitle: story.slice(0, 240) || texts.intro,
    primary_link: { ...toTours, text: texts.chooseTour },
    secondary_link: null,
    badges: [],
  };
  const aboutInfo = {
    heading: { title: texts.about, subtitle: "" },
    text: `<p>${escapeText(story.slice(0, 3000) || texts.aboutPrompt)}</p>`,
    media: [],
    facts: [],
  };
  const footer = {
    heading: { title: texts.footerTitle, subtitle: texts.footerText },
    about: "",
    link_groups: [{ title: texts.sections, links: [toTours, ...toAbout] }],
    socials: [],
    payments: [],
  };
  return [
    { type: 1, content: { links: [toTours, ...toAbout, toContacts] } },
    { type: 3, content: intro },
    { type: 4 },
    // A prompt is for the organiser: visitors see the block once it is written and shown.
    { type: 5, content: aboutInfo, is_hidden: !story },
    { type: 2, content: footer },
  ];
}
