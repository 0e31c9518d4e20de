import { makeSamplePage } from "@tour/blocks";
import type { ToBuilder } from "@tour/preview-protocol";
import type { Frame, Page } from "playwright";
import { beforeEach, expect, test } from "vitest";
import { block } from "./blocks.ts";
import { stagePreview } from "./stage-preview.ts";
import { talkAsBuilder } from "./talk-as-builder.ts";
import type { Builder } from "./talk-as-builder.ts";

let page: Page;
let frame: Frame;

const { newPage, openPreview } = stagePreview();
const { post } = talkAsBuilder(() => page);
const mark = (text: string) => frame.getByRole("status").filter({ hasText: text });

async function open(purpose: "editing" | "reading") {
  frame = await openPreview(page, purpose);
  const blocks = [block("intro", 3), block("gallery", 6), block("faq", 19)];
  await post("blocks", { blocks, page: makeSamplePage("main") });
  await frame.locator('[data-preview-block="gallery"] [data-at-image]').first().waitFor();
}

beforeEach(async () => {
  page = await newPage();
  return () => page.close();
});

/** Holds files over what a selector finds, or lets them go there; answers what the browser is told. */
async function drag(type: "dragover" | "drop", selector: string, names: string[]) {
  const target = frame.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  return target.evaluate(
    (element, { type, names }) => {
      const dataTransfer = new DataTransfer();
      for (const name of names) {
        dataTransfer.items.add(new File([name], name, { type: "image/jpeg" }));
      }
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = { clientX: left + width / 2, clientY: top + Math.min(height, innerHeight) / 2 };
      const event = new DragEvent(type, { ...at, dataTransfer, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
      return event.defaultPrevented;
    },
    { type, names },
  );
}

/** What the builder was given, with the names of what are files there. */
const given = () =>
  page.evaluate(() =>
    (globalThis as never as Builder).heard
      .filter(
        (message): message is Extract<ToBuilder, { type: "drop-pictures" }> =>
          message.type === "drop-pictures",
      )
      .map(({ data }) => ({
        id: data.id,
        path: data.path,
        names: data.files.map((file) => (file instanceof File ? file.name : "no file")),
      })),
  );

test("a file that is held over a picture is promised its place, and the builder is given the file itself", async () => {
  await open("editing");
  const picture = '[data-at-image="items.1"]';
  await drag("dragover", picture, ["a.jpg"]);
  await mark("картинка встанет сюда").waitFor();
  const place = (await frame.locator(picture).boundingBox())!;
  const shown = (await mark("картинка встанет сюда").locator("..").boundingBox())!;
  expect(Math.abs(place.width - shown.width)).toBeLessThan(2);
  await drag("drop", picture, ["a.jpg"]);
  await expect.poll(given).toEqual([{ id: "gallery", path: "items.1", names: ["a.jpg"] }]);
  expect(await mark("картинка встанет сюда").count()).toBe(0);
});

test("several files on a gallery are added to it, and one on a lone picture's words takes its place", async () => {
  await open("editing");
  await drag("dragover", '[data-at-image="items.0"]', ["a.jpg", "b.jpg"]);
  await mark("добавится к остальным").waitFor();
  await drag("drop", '[data-at-image="items.0"]', ["a.jpg", "b.jpg"]);
  await drag("drop", '[data-preview-block="intro"] h1', ["c.jpg"]);
  await expect.poll(given).toEqual([
    { id: "gallery", path: "items", names: ["a.jpg", "b.jpg"] },
    { id: "intro", path: "media", names: ["c.jpg"] },
  ]);
});

test("where files have no place the page says why, and the builder is given nothing", async () => {
  await open("editing");
  await drag("drop", '[data-preview-block="faq"] h2', ["a.jpg"]);
  await mark("В этом блоке картинок нет").waitFor();
  await drag("drop", '[data-preview-block="intro"] h1', ["a.jpg", "b.jpg"]);
  await mark("Здесь одна картинка").waitFor();
  expect(await given()).toEqual([]);
});

test("a page that is only looked at takes no files, and does not open them either", async () => {
  await open("reading");
  expect(await drag("dragover", '[data-at-image="items.1"]', ["a.jpg"])).toBe(true);
  expect(await drag("drop", '[data-at-image="items.1"]', ["a.jpg"])).toBe(true);
  expect(await given()).toEqual([]);
  expect(await frame.locator("[data-overlay]").count()).toBe(0);
});
