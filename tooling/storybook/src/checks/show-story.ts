import { createElement, type ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

/** Makes the element that a story stands in, as Storybook's canvas is. */
export function makeStage(): HTMLElement {
  const stage = document.createElement("div");
  stage.style.padding = "1rem";
  document.body.style.margin = "0";
  document.body.append(stage);
  return stage;
}

/** Renders a component, gives it to the check, and takes it away. */
export async function showStory<Answer>(
  Story: ComponentType,
  check: (stage: HTMLElement) => Answer | Promise<Answer>,
): Promise<Answer> {
  const stage = makeStage();
  const root = createRoot(stage);
  try {
    flushSync(() => root.render(createElement(Story)));
    await settle();
    return await check(stage);
  } finally {
    root.unmount();
    stage.remove();
  }
}

/**
 * Waits until effects, observers, fonts and pictures have had their say, and what flies in has
 * landed. Pictures that load when they come into sight are not waited for.
 */
export async function settle(): Promise<void> {
  await document.fonts.ready;
  const pictures = [...document.images].filter(({ loading }) => loading !== "lazy");
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await untilStill();
  // What scrolling moves never lands.
  const landing = document
    .getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(landing.map(({ finished }) => finished));
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Rows that a script scrolls to their place do so over several frames: two must look the same. */
async function untilStill(): Promise<void> {
  let before = "";
  for (let frame = 0; frame < 60; frame += 1) {
    await nextFrame();
    const scrolled = [...document.querySelectorAll("*")].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    const now = JSON.stringify(scrolled.map(({ scrollLeft }) => scrollLeft));
    if (frame > 0 && now === before) return;
    before = now;
  }
}
