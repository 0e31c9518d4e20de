import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import type { ComponentType } from "react";
import preview from "../../.storybook/preview.tsx";

/** What the toolbar chooses. */
export interface StoryGlobals {
  preset?: string;
  locale?: "en" | "ru";
  direction?: "ltr" | "rtl";
}

/** A story that can be shown, or run together with its play function. */
export type ComposedStory = ComponentType & {
  id: string;
  globals: { viewport?: { value: string } };
  run: (context: { canvasElement: HTMLElement }) => Promise<void>;
};

const kitModules = import.meta.glob<Record<string, unknown>>(
  ["../../../../packages/ui-kit/src/**/*.stories.tsx", "../guide/*.stories.tsx"],
  { eager: true },
);

/** Every story of the kit with these globals, by its id (`kit-button--primary`). */
export function composeKit(globals: StoryGlobals = {}): Map<string, ComposedStory> {
  return composeEvery(kitModules, globals);
}

let prepareRuns: () => Promise<unknown> | unknown = () => {};

/** Lets what play functions do reach React before they look at it, as in Storybook. */
export async function prepareToRun(): Promise<void> {
  await prepareRuns();
}

/** Every story of the modules with these globals, by its id. */
export function composeEvery(
  modules: Record<string, Record<string, unknown>>,
  globals: StoryGlobals = {},
): Map<string, ComposedStory> {
  const initialGlobals = { ...preview.initialGlobals, ...globals };
  ({ beforeAll: prepareRuns } = setProjectAnnotations({ ...preview, initialGlobals }));
  const stories = Object.values(modules).flatMap((module) =>
    Object.values(composeStories(module as never) as Record<string, ComposedStory>),
  );
  return new Map(stories.map((story) => [story.id, story]));
}
