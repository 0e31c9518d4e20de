import type { Meta, StoryObj } from "@storybook/react-vite";
import { CountStory, stressParameters } from "./stress-story.tsx";

const meta: Meta<typeof CountStory> = {
  title: "Блоки/Сколько угодно",
  component: CountStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...stressParameters },
  globals: { locale: "ru" },
};

// oxlint-disable-next-line import/no-default-export -- Storybook's format
export default meta;

/** Any type with any number of entries, by the controls. */
export const Counted: StoryObj<typeof CountStory> = { args: { type: 4, count: 5 } };
