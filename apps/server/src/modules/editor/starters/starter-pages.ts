import type { Block, PageType } from "@tour/api";
import { blockTypes as types, createBlock } from "@tour/blocks/definitions";
import { createStarterBlocks } from "@tour/blocks/starters";
import type { PageStarter } from "@tour/blocks/starters";
import type { organizers } from "../../organizers/organizer.table.ts";
import { escapeText } from "../../../platform/html/escape-text.ts";
import { prepareBlock } from "../drafts/prepare-block.ts";
import { starterTexts as texts } from "./starter.texts.ts";

type Organizer = Pick<typeof organizers.$inferSelect, "name" | "about">;

/** A block of the type's sample, with what would be another company's words replaced. */
type Plain = { type: number; content?: Block["content"]; is_hidden?: boolean };

/**
 * The pages of a new site: main by the starter that was chosen, else with header, main intro, tours,
 * about and footer; tour with tour intro and dates.
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
    { type: "tour", blocks: [{ type: types.tourIntro }, { type: types.dates }].map(toBlock) },
  ];
}

function toBlock({ type, content, is_hidden = false }: Plain): Block {
  const block = createBlock(type);
  return prepareBlock({ ...block, is_hidden, content: { ...block.content, ...content } });
}

function layOutMain({ name, about }: Organizer): Plain[] {
  const aboutText = about.trim();
  const toTours = { kind: 1, text: texts.tours, anchor: "tours" };
  const toAbout = aboutText ? [{ kind: 1, text: texts.about, anchor: "about" }] : [];
  const toContacts = { kind: 1, text: texts.contacts, anchor: "footer" };
  const intro = {
    title: name.trim().slice(0, 90),
    subtitle: aboutText.slice(0, 240) || texts.intro,
    primary_link: { ...toTours, text: texts.chooseTour },
    secondary_link: null,
    badges: [],
  };
  const aboutInfo = {
    heading: { title: texts.about, subtitle: "" },
    text: `<p>${escapeText(aboutText.slice(0, 3000) || texts.aboutPrompt)}</p>`,
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
    { type: types.appHeader, content: { links: [toTours, ...toAbout, toContacts] } },
    { type: types.mainIntro, content: intro },
    { type: types.tours },
    // A prompt is for the organiser: visitors see the block once it is written and shown.
    { type: types.aboutInfo, content: aboutInfo, is_hidden: !aboutText },
    { type: types.appFooter, content: footer },
  ];
}
