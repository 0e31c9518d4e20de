import { renderToString } from "react-dom/server";
import { controlStories } from "./control-stories.tsx";
import { composeKit } from "./every-story.ts";

/** The HTML of the kit's stories and of the controls, by id. */
export function renderStories(): Record<string, string> {
  const stories = [...composeKit(), ...Object.entries(controlStories)];
  return Object.fromEntries(stories.map(([id, Story]) => [id, renderToString(<Story />)]));
}
