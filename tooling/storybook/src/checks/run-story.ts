import { page } from "vitest/browser";
import { widths } from "../toolbar.ts";
import type { ComposedStory } from "./every-story.ts";
import { makeStage, settle } from "./show-story.ts";

/** Renders a story at the width that it asks for, plays it, and gives what is left to the check. */
export async function runStory<Answer>(
  Story: ComposedStory,
  check: (stage: HTMLElement) => Answer | Promise<Answer>,
): Promise<Answer> {
  const wanted = Story.globals.viewport?.value as keyof typeof widths | undefined;
  const { width, height } = wanted ? widths[wanted].styles : { width: "1280", height: "800" };
  if (window.innerWidth !== parseInt(width)) await page.viewport(parseInt(width), parseInt(height));
  const stage = makeStage();
  try {
    await Story.run({ canvasElement: stage });
    await settle();
    return await check(stage);
  } finally {
    // Storybook takes a story away when the next one comes.
    stage.remove();
    resumeAnimations();
  }
}

/** Storybook stops all animations while axe looks, and forgets that when axe finds something. */
function resumeAnimations(): void {
  for (const style of document.head.querySelectorAll("style")) {
    if (style.textContent.includes("animation-play-state: paused !important")) style.remove();
  }
}
