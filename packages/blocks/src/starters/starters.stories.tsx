import type { Meta, StoryObj } from "@storybook/react-vite";
import { loadStarter, StarterStory } from "./story/starter-story.tsx";

const meta: Meta<typeof StarterStory> = {
  title: "Блоки/Заготовки страниц",
  component: StarterStory,
  // Six whole pages on one would take minutes.
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  loaders: [({ args }) => loadStarter(args.name ?? "")],
};

// oxlint-disable-next-line import/no-default-export -- Storybook's format
export default meta;

/** A starter in the preset that it was composed in. */
const show = (name: string, preset: string): StoryObj<typeof StarterStory> => ({
  args: { name },
  globals: { preset, locale: "ru" },
});

// Pictures of starters are taken from these: the names of the exports are theirs.
export const Trail = show("trail", "taiga");
export const Weekend = show("weekend", "caravan");
export const Voyage = show("voyage", "volcano");
export const Journal = show("journal", "city");
export const Postcard = show("postcard", "north");
export const Logbook = show("logbook", "volcano");
