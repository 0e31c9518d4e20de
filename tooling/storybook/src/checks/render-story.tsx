import { renderToString } from "react-dom/server";
import { composeKit } from "./every-story.ts";
import { controlStories } from "./control-stories.tsx";

const stories = composeKit();

/** A story's HTML; throws for an unknown id. */
export function renderStory(id: string): string {
  const Story = controlStories[id] ?? stories.get(id);
  if (!Story) throw new Error(`No story ${id}`);
  return renderToString(<Story />);
}
