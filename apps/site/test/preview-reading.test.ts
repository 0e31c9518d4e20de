import type { AddressInfo } from "node:net";
import { makeSamplePage } from "@tour/blocks";
import { launchBrowser } from "@tour/test-browser";
import type { Browser, Page } from "playwright";
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

const builderOrigin = () => `http://localhost:${(builder.address() as AddressInfo).port}`;
const { post, heard, last } = talkAsBuilder(() => page);

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

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1240, height: 800 } });
  const origin = `http://altai.localhost:${site.port}`;
  await page.goto(
    `${builderOrigin()}/?${new URLSearchParams({ site: origin, purpose: "reading" })}`,
  );
  await page.waitForFunction(() =>
    (globalThis as never as Builder).heard.some(({ type }) => type === "ready"),
  );
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
