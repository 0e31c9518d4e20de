import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBlock, previewOf } from "../src/editor.ts";
import { openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { weighScripts } from "../src/weigh-scripts.ts";

/** What the builder's own scripts may weigh until the editor can be used, in bytes after gzip. */
const budget = 200_000;

let journey: Journey;
let signedIn: Awaited<ReturnType<BrowserContext["storageState"]>>;
let address: string;

beforeAll(async () => {
  journey = await startJourney();
  const page = await openBuilder(journey);
  address = `${page.url()}/page/main`;
  signedIn = await page.context().storageState();
  await page.context().close();
});
afterAll(() => journey.close());

/** A window in which no moment is quiet until it is said to be. */
async function openBusy(): Promise<Page> {
  const window = await journey.newWindow({ storageState: signedIn });
  await window.addInitScript(() => {
    const waiting: (() => void)[] = [];
    const own = globalThis as unknown as { calmDown: () => void };
    globalThis.requestIdleCallback = (callback) =>
      waiting.push(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
    own.calmDown = () => {
      globalThis.requestIdleCallback = (callback) =>
        Number(setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 })));
      for (const run of waiting.splice(0)) run();
    };
  });
  return window.newPage();
}

const calmDown = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { calmDown: () => void }).calmDown());

async function awaitEditor(page: Page): Promise<void> {
  const list = page.getByRole("complementary", { name: "Блоки" });
  await list
    .getByRole("button", { name: /^О нас/ })
    .first()
    .waitFor();
  await previewOf(page).locator("[data-block]").first().waitFor();
  await publishButton(page).waitFor();
}

const publishButton = (page: Page) =>
  page.getByRole("button", { name: "Опубликовать", exact: true }).first();

describe("what the editor loads", () => {
  it("is within its budget until list, page and toolbar can be used; the rest comes in quiet moments", async () => {
    const page = await openBusy();
    const scripts = weighScripts(page);
    await page.goto(address);
    await awaitEditor(page);
    const first = (await scripts.read()).filter(({ url }) =>
      url.startsWith(journey.addresses.builder),
    );
    const list = first
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ url, bytes }) => `${bytes} ${url}`);
    const sum = first.reduce((all, { bytes }) => all + bytes, 0);
    expect(sum, list.join("\n")).toBeLessThan(budget);
    const names = async () => (await scripts.read()).map(({ url }) => url).join("\n");
    expect(await names()).not.toMatch(/form-parts-|publish-content-/);

    await calmDown(page);
    await expect.poll(names).toMatch(/form-parts-/);
    await expect.poll(names).toMatch(/publish-content-/);
    await page.context().close();
  });
});

describe("a press before that", () => {
  it("opens the window of publishing, which says that it loads, and offers to try again", async () => {
    const page = await openBusy();
    let answer = "waits";
    const held: (() => void)[] = [];
    await page.route("**/assets/publish-content-*.js", async (route) => {
      if (answer === "waits") await new Promise<void>((resolve) => held.push(resolve));
      if (answer === "fails") await route.abort();
      else await route.continue();
    });
    await page.goto(address);
    await awaitEditor(page);
    await publishButton(page).click();
    const dialog = page.getByRole("dialog", { name: "Публикация" });
    await dialog.getByText("Загружаем…").waitFor();
    answer = "fails";
    for (const go of held) go();
    await dialog.getByText("Не получилось загрузить").waitFor();
    answer = "comes";
    await dialog.getByRole("button", { name: "Повторить" }).click();
    await dialog
      .getByText(/Черновик совпадает|Опубликовать/)
      .first()
      .waitFor();
    await page.context().close();
  });

  it("opens a block, whose name and way back are there before its fields", async () => {
    const page = await openBusy();
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route("**/assets/form-parts-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address);
    await awaitEditor(page);
    await openBlock(page, "О нас");
    await page.getByRole("heading", { name: "О нас", exact: true }).waitFor();
    await page.getByRole("button", { name: "К списку блоков" }).waitFor();
    await page.getByRole("status").filter({ hasText: "Загружаем…" }).waitFor();
    go();
    await page.getByLabel("Заголовок").first().waitFor();
    await page.context().close();
  });
});
