import { Button } from "@tour/ui-kit/button";
import { FullscreenGallery } from "@tour/ui-kit/fullscreen-gallery";
import { MediaGallery } from "@tour/ui-kit/media-gallery";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pressKeys } from "./press-keys.ts";
import { showStory } from "./show-story.ts";

/** A picture that needs no server. */
const draw = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="${color}"/></svg>`)}`;
const items = ["Lake", "Ridge", "Steppe"].map((alt, index) => ({
  image: draw(["navy", "teal", "olive"][index]!),
  alt,
}));

function Pictures({ dir }: { dir?: "rtl" }) {
  const [open, setOpen] = useState(false);
  return (
    <div dir={dir}>
      <Button onClick={() => setOpen(true)}>All pictures</Button>
      <FullscreenGallery items={items} open={open} onOpenChange={setOpen} />
    </div>
  );
}

/** What the gallery says aloud of the slide that it shows. */
const readPlace = () => page.getByRole("status").element().textContent;

async function expectSteps(steps: readonly (readonly [key: string, place: number])[]) {
  for (const [key, place] of steps) {
    await pressKeys(key);
    await expect.poll(readPlace, { message: key }).toContain(`${place} of 3`);
  }
}

test.each([
  [undefined, "ArrowRight", "ArrowLeft"],
  ["rtl", "ArrowLeft", "ArrowRight"],
] as const)(
  "fullscreen gallery (%s): %s goes forward, %s back, Escape closes",
  (dir, next, previous) =>
    showStory(
      () => <Pictures {...(dir && { dir })} />,
      async () => {
        await pressKeys("Tab", "Enter");
        await expect.element(page.getByRole("dialog")).toBeVisible();
        expect(page.getByRole("dialog").element().matches(":modal")).toBe(true);
        const carousel = page.getByRole("group", { name: "Gallery" });
        await expect.element(carousel).toHaveAttribute("aria-roledescription", "carousel");
        await expectSteps([
          [next, 2],
          [next, 3],
          [next, 3],
          [previous, 2],
          ["Home", 1],
          ["End", 3],
        ]);
        await pressKeys("Escape");
        await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
        await expect.element(page.getByRole("button", { name: "All pictures" })).toHaveFocus();
      },
    ),
);

test("media gallery: its buttons and its pictures are tab stops, the buttons keep the focus", () =>
  showStory(
    () => <MediaGallery items={items} />,
    async () => {
      const carousel = page.getByRole("group", { name: "Gallery" });
      await expect.element(carousel).toHaveAttribute("aria-roledescription", "carousel");
      const next = page.getByRole("button", { name: "Next" });
      next.element().focus();
      await pressKeys("Enter");
      await expect.poll(readPlace).toContain("2 of 3");
      await expect.element(next).toHaveFocus();
      await pressKeys(" ");
      await expect.poll(readPlace).toContain("3 of 3");
      await expect.element(next).toHaveFocus();
      await expect.element(next).toHaveAttribute("aria-disabled", "true");
    },
  ));
