import { makeSamplePage } from "@tour/blocks";
import type { Frame, Page } from "playwright";
import { beforeEach, expect, test } from "vitest";
import { block } from "./blocks.ts";
import { stagePreview } from "./stage-preview.ts";
import { talkAsBuilder } from "./talk-as-builder.ts";

let page: Page;
let frame: Frame;

const { newPage, openPreview } = stagePreview();
const { post, last } = talkAsBuilder(() => page);
const at = (id: string) => frame.locator(`[data-preview-block="${id}"]`);
const blocks = [block("first", 3), block("second", 3, 2), block("third", 3)];

beforeEach(async () => {
  page = await newPage();
  frame = await openPreview(page, "editing");
  await post("blocks", { blocks, page: makeSamplePage("main") });
  await at("third").locator("h1").waitFor();
  return () => page.close();
});

test("tools that the builder has are not over the page too: it hears of pictures, and marks them when asked", async () => {
  const about = block("about", 5, 3);
  await post("blocks", { blocks: [...blocks, about], page: makeSamplePage("main") });
  await post("tools", { place: "builder" });
  await at("about").locator("h2").click();
  await expect.poll(() => last("select")).toEqual({ id: "about" });
  const marks = frame.getByRole("button", { name: "Заменить фото" });
  await expect
    .poll(() => last("pictures-shown"))
    .toEqual({ id: "about", paths: ["media.1", "media.0", "media.2"] });
  expect(await frame.getByRole("toolbar").count()).toBe(0);
  expect(await frame.getByRole("button", { name: /^Добавить блок/ }).count()).toBe(0);
  expect(await marks.count()).toBe(0);

  await post("offer-pictures", {});
  await expect.poll(() => marks.count()).toBe(3);
  await marks.nth(2).click();
  await expect.poll(() => last("choose-picture")).toEqual({ id: "about", path: "media.2" });
  await expect.poll(() => marks.count()).toBe(0);

  await post("tools", { place: "page" });
  await frame.getByRole("toolbar").waitFor();
  expect(await marks.count()).toBe(3);
});

test("the selected block stays in view when a form rises under the page", async () => {
  await at("third").locator("h1").click();
  await frame.evaluate(() => {
    const { top } = document.querySelector('[data-preview-block="third"]')!.getBoundingClientRect();
    scrollBy({ top: top - innerHeight + 100, behavior: "instant" });
  });
  const isSeen = () =>
    frame.evaluate(() => {
      const { top } = document
        .querySelector('[data-preview-block="third"]')!
        .getBoundingClientRect();
      return top < innerHeight - 40;
    });
  expect(await isSeen()).toBe(true);
  await page.evaluate(() => {
    (document.querySelector("#frame") as HTMLElement).style.height = "300px";
  });
  await expect.poll(() => frame.evaluate(() => innerHeight)).toBe(300);
  await expect.poll(isSeen).toBe(true);
});

test("of a long page what is far from the window is left out, keeps its height and is reached as before", async () => {
  const long = Array.from({ length: 30 }, (_, index) => block(`long-${index}`, 3));
  await post("blocks", { blocks: long, page: makeSamplePage("main") });
  await at("long-29").locator("h1").waitFor({ state: "attached" });
  const far = () =>
    frame
      .locator("[data-far]")
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["previewBlock"]));
  await expect.poll(far).toContain("long-29");
  expect(await far()).not.toContain("long-1");
  const tops = () =>
    frame
      .locator("[data-preview-block]")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
  const before = await tops();
  // Heights are the blocks' own, not a guess.
  await frame.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("[data-far] { content-visibility: visible !important }");
    document.adoptedStyleSheets = [sheet];
  });
  expect(await tops()).toEqual(before);
  await frame.evaluate(() => (document.adoptedStyleSheets = []));

  await post("scroll-to-block", { id: "long-29" });
  await expect.poll(far).not.toContain("long-29");
  await expect.poll(far).toContain("long-1");
  await expect.poll(() => at("long-29").locator("h1").isVisible()).toBe(true);
  await at("long-29").locator("h1").click();
  await expect.poll(() => last("select")).toEqual({ id: "long-29" });
});
