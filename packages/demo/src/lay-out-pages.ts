import type { Block, PageType } from "@tour/api";
import { createStarterBlocks, findStarter } from "@tour/blocks/starters";
import type { DemoOrganizer, FindPicture } from "./demo-organizer.ts";
import { keepAllTogether } from "./keep-together.ts";

/** The blocks of an organiser's pages: their starters with what the organiser wrote over them. */
export function layOutPages(
  { host, pages }: DemoOrganizer,
  picture: FindPicture,
): Record<PageType, Block[]> {
  const layOut = (type: PageType) => {
    const { starter: name, words, seasons = {} } = pages[type];
    const starter = findStarter(type, name);
    if (!starter) throw new Error(`${host}: there is no starter ${name} for page ${type}`);
    return createStarterBlocks(starter, words(picture)).map((block, index) => {
      const shown = seasons[starter.blocks[index]!.key];
      return { ...block, content: keepAllTogether(block.content), ...(shown && { shown }) };
    });
  };
  return { main: layOut("main"), tour: layOut("tour") };
}
