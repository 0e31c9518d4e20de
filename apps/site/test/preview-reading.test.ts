import { makeSamplePage } from "@tour/blocks";
import { findPresetType, presetToCss } from "@tour/theme";
import type { Page } from "playwright";
import { beforeEach, expect, test } from "vitest";
import { block } from "./blocks.ts";
import { stagePreview } from "./stage-preview.ts";
import { talkAsBuilder } from "./talk-as-builder.ts";
import type { Builder } from "./talk-as-builder.ts";

let page: Page;

const { newPage, openPreview } = stagePreview();
const { post, heard, last } = talkAsBuilder(() => page);

beforeEach(async () => {
  page = await newPage();
  await openPreview(page, "reading");
  return () => page.close();
});

const show = (...blocks: ReturnType<typeof block>[]) =>
  post("blocks", { blocks, page: makeSamplePage("main") });
const heightOf = async (id: string) =>
  Math.ceil(
    (await page.frames()[1]!.locator(`[data-preview-block="${id}"]`).boundingBox())!.height,
  );

test("a page that is looked at tells the height of its blocks, whatever the frame's is, and of what they become", async () => {
  await show(block("about", 5, 2));
  await expect.poll(() => last("page-height")).toBeDefined();
  await expect.poll(() => last("page-height")).toEqual({ height: await heightOf("about") });
  const before = await heightOf("about");
  await show(block("about", 5, 2, { facts: [] }));
  await expect.poll(() => heightOf("about")).toBeLessThan(before);
  await expect.poll(() => last("page-height")).toEqual({ height: await heightOf("about") });
});

test("what of a block's content is on the page is told where it is asked for, and again when that changes", async () => {
  await show(block("about", 5, 3), block("second", 5, 2));
  await expect.poll(() => last("page-height")).toBeDefined();
  expect(await heard("content-seen")).toEqual([]);
  await post("tell-seen", { id: "about" });
  const paths = expect.arrayContaining(["heading.title", "media.0", "media.2", "text"]);
  await expect.poll(() => last("content-seen")).toEqual({ id: "about", paths });
  await show(block("about", 5, 2), block("second", 5, 3));
  await expect.poll(async () => JSON.stringify(await last("content-seen"))).not.toContain("media");
  expect(await last("content-seen")).toMatchObject({ id: "about" });
});

/** Draws a block; answers the colours of some points of the picture, as "r,g,b", or null for none. */
async function draw(number: number, drawn: ReturnType<typeof block>, points: [number, number][]) {
  await post("draw-block", { number, block: drawn });
  const find = (wanted: number) =>
    (globalThis as never as Builder).heard.find(
      ({ type, data }) => type === "block-drawn" && (data as { number: number }).number === wanted,
    );
  await page.waitForFunction(find, number);
  return page.evaluate(
    async ([wanted, places]) => {
      const { heard: all } = globalThis as never as Builder;
      const { data } = all.find(
        (one) => one.type === "block-drawn" && one.data.number === wanted,
      ) as { data: { picture: Blob | null } };
      if (!data.picture) return null;
      const image = await createImageBitmap(data.picture);
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext("2d")!;
      context.drawImage(image, 0, 0);
      return places.map(([x, y]) =>
        context
          .getImageData(Math.round(x * image.width), Math.round(y * image.height), 1, 1)
          .data.slice(0, 3)
          .join(),
      );
    },
    [number, points] as const,
  );
}

const isNear = (color: string | undefined, wanted: [number, number, number]) =>
  color?.split(",").every((value, index) => Math.abs(Number(value) - wanted[index]!) < 12);

test("a block is drawn small in the site's look, one after another, and one without anything to see is none", async () => {
  const { preset } = findPresetType("volcano")!;
  await post("theme", { css: presetToCss("volcano", preset) });
  await show();
  const dark = { ...block("about", 5, 1), is_hidden: false };
  const [corner] = (await draw(1, dark, [[0.01, 0.02]]))!;
  expect(isNear(corner, [16, 16, 14]), corner).toBe(true);
  expect(await draw(2, block("impressions", 12), [[0, 0]])).toBeNull();
  const light = findPresetType("taiga")!;
  await post("theme", { css: presetToCss("taiga", light.preset) });
  const [paper] = (await draw(3, dark, [[0.01, 0.02]]))!;
  expect(isNear(paper, [247, 243, 233]), paper).toBe(true);
});

test("what stands in a block does not keep it from being drawn: signs of markup, entities and control characters", async () => {
  await show();
  const text = "<p>5 &lt; 7 &amp; \u0007 «да» ]]&gt;</p>";
  const heading = { title: "a < b && c > d <!-- ]]>", subtitle: "" };
  const colors = await draw(1, block("about", 5, 2, { text, heading }), [[0.5, 0.5]]);
  expect(colors).toHaveLength(1);
});
