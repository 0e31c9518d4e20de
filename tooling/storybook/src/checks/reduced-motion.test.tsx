import { expect, test } from "vitest";
import { findMotion, watchScriptedMotion } from "./find-motion.ts";
import { showStory } from "./show-story.ts";

// Every story of the kit is looked at in forced-colors.test.tsx; here is what the look would find.

test.for([
  ["transition", () => <p style={{ transition: "opacity 2s" }}>Text</p>],
  ["smooth scroll", () => <div style={{ scrollBehavior: "smooth" }}>Text</div>],
] as const)("a %s is noticed", async ([, Control]) => {
  // Styles of an element are stronger than the kit's rule only when they say so.
  const findings = await showStory(Control, (stage) => {
    for (const element of stage.querySelectorAll<HTMLElement>("[style]")) {
      for (const name of element.style) {
        element.style.setProperty(name, element.style.getPropertyValue(name), "important");
      }
    }
    return findMotion(stage);
  });
  expect(findings).not.toEqual([]);
});

test("every style change takes effect at once, without a transition", async () => {
  const left = await showStory(
    () => <p style={{ opacity: 1 }}>Text</p>,
    (stage) => {
      const text = stage.querySelector("p")!;
      // Asked for, so that there is a look to come from.
      expect(getComputedStyle(text).opacity).toBe("1");
      text.style.opacity = "0.5";
      return [getComputedStyle(text).opacity, text.getAnimations().length];
    },
  );
  expect(left).toEqual(["0.5", 0]);
});

test("an animation by script is detected", () => {
  const scripted = watchScriptedMotion();
  document.body.animate([{ opacity: 0 }], { duration: 300 }).cancel();
  expect(scripted.stop()).not.toEqual([]);
});
