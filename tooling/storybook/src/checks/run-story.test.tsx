import { composeStory } from "@storybook/react-vite";
import { expect, test } from "vitest";
import { runStory } from "./run-story.ts";

const meta = { render: () => <p>A story</p> };
const Failing = composeStory(
  {
    afterEach: () => {
      throw new Error("axe found something");
    },
  },
  meta,
);

test("a story that fails after it has played leaves the page's animations running", async () => {
  await expect(runStory(Failing, () => {})).rejects.toThrow("axe found something");
  const box = document.body.appendChild(document.createElement("div"));
  const moving = box.animate({ opacity: [0, 1] }, 10);
  expect(getComputedStyle(box).animationPlayState).toBe("running");
  await moving.finished;
  box.remove();
});
