import type { AddressInfo } from "node:net";
import { makeSamplePage } from "@tour/blocks";
import { launchBrowser } from "@tour/test-browser";
import type { Browser, Frame, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { block } from "./blocks.ts";
import { builder } from "./builder-page.ts";
import { startFakeApi } from "./fake-api.ts";
import type { FakeApi } from "./fake-api.ts";
import { startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";
import { talkAsBuilder } from "./talk-as-builder.ts";
import type { Builder } from "./talk-as-builder.ts";

let api: FakeApi;
let site: RunningSite;
let browser: Browser;
let page: Page;
let frame: Frame;

beforeAll(async () => {
  await new Promise<void>((resolve) => builder.listen(0, resolve));
  api = await startFakeApi();
  site = await startSite(api.origin, builderOrigin());
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await api?.stop();
  builder.close();
});

const builderOrigin = () => `http://localhost:${(builder.address() as AddressInfo).port}`;
const { post, last } = talkAsBuilder(() => page);
const at = (id: string) => frame.locator(`[data-preview-block="${id}"]`);
const blocks = [block("first", 3), block("second", 3, 2), block("third", 3)];

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1240, height: 800 } });
  const origin = `http://altai.localhost:${site.port}`;
  const asked = new URLSearchParams({ site: origin, purpose: "editing" });
  await page.goto(`${builderOrigin()}/?${asked}`);
  await page.waitForFunction(() =>
    (globalThis as never as Builder).heard.some(({ type }) => type === "ready"),
  );
  frame = page.frames()[1]!;
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
