import type { AddressInfo } from "node:net";
import { makeSamplePage } from "@tour/blocks";
import { launchBrowser } from "@tour/test-browser";
import { findPresetType, presetToCss } from "@tour/theme";
import type { Browser, Frame, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { block } from "./blocks.ts";
import { builder } from "./builder-page.ts";
import { startFakeApi } from "./fake-api.ts";
import type { FakeApi } from "./fake-api.ts";
import { startSite } from "./start-site.ts";
import { talkAsBuilder } from "./talk-as-builder.ts";
import type { Builder } from "./talk-as-builder.ts";
import type { RunningSite } from "./start-site.ts";
import { clickBehind } from "./click-behind.ts";

let api: FakeApi;
let site: RunningSite;
let browser: Browser;
let page: Page;
let frame: Frame;
let builderPort = 0;
const problems: string[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => builder.listen(0, resolve));
  builderPort = (builder.address() as AddressInfo).port;
  api = await startFakeApi();
  site = await startSite(api.origin, `http://localhost:${builderPort}`);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await api?.stop();
  builder.close();
});

const blocks = [
  block("first", 3, 1, { title: "Первый, на месте" }),
  block("second", 3, 2, { title: "Второй" }),
  block("third", 3, 1, { title: "Третий" }),
];

beforeEach(async () => {
  problems.length = 0;
  page = await openBuilder("localhost");
  await awaitReady();
  await post("blocks", { blocks, page: makeSamplePage("main") });
  await frame.locator('[data-preview-block="third"] h1').waitFor();
});

afterEach(() => page.close());

/** What is posted before the preview listens is lost: the builder waits for its word, too. */
const awaitReady = () =>
  page.waitForFunction(() =>
    (globalThis as never as Builder).heard.some(({ type }) => type === "ready"),
  );

async function openBuilder(host: string, purpose = "editing"): Promise<Page> {
  const opened = await browser.newPage({ viewport: { width: 1240, height: 800 } });
  opened.on("pageerror", (error) => problems.push(error.message));
  opened.on("console", (message) => {
    const isMissing = /status of 404/.test(message.text());
    if (message.type() === "error" && !isMissing) problems.push(message.text());
  });
  const origin = `http://altai.localhost:${site.port}`;
  await opened.goto(
    `http://${host}:${builderPort}/?${new URLSearchParams({ site: origin, purpose })}`,
  );
  await expect.poll(() => opened.frames().length).toBe(2);
  const child = opened.frames()[1];
  if (child) frame = child;
  return opened;
}

const { post, heard, last } = talkAsBuilder(() => page);

const at = (id: string) => frame.locator(`[data-preview-block="${id}"]`);

test("keys on a selected block ask the builder for what is done to whole blocks, those in a field do not", async () => {
  await frame.locator('[data-preview-block="second"]').click({ position: { x: 4, y: 4 } });
  await expect.poll(() => heard("select")).toContainEqual({ id: "second" });
  for (const key of ["Control+KeyD", "Control+KeyC", "Control+KeyX", "Delete"]) {
    await page.keyboard.press(key);
  }
  const deeds = ["duplicate", "copy", "cut", "remove"];
  const asked = deeds.map((deed) => ({ id: "second", deed, text: "" }));
  await expect.poll(() => heard("block-deed")).toEqual(asked);
  await frame.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "Вставка");
    const paste = () =>
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.body.dispatchEvent(paste());
    document.body.append(document.createElement("textarea"));
    document.querySelector("textarea")!.dispatchEvent(paste());
  });
  const pasted = { id: "second", deed: "paste", text: "Вставка" };
  await expect.poll(() => heard("block-deed")).toEqual([...asked, pasted]);
});

test("an operation renders its own block and no other", async () => {
  await frame.evaluate(() => {
    const touched = new Set<string>();
    Object.assign(globalThis, { touched });
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const id = element?.closest<HTMLElement>("[data-preview-block]")?.dataset.previewBlock;
        if (id) touched.add(id);
      }
    }).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  await post("operation", {
    operation: { kind: "set-content", id: "second", path: "title", value: "Новый" },
  });
  await expect.poll(() => at("second").locator("h1").textContent()).toBe("Новый");
  const touched = await frame.evaluate(() => [
    ...(globalThis as never as { touched: Set<string> }).touched,
  ]);
  expect(touched).toEqual(["second"]);
  expect(problems).toEqual([]);
});

test("every toolbar action is sent to the builder", async () => {
  await at("second").locator("h1").click();
  await expect.poll(() => heard("select")).toEqual([{ id: "second" }]);
  const bar = frame.getByRole("toolbar");
  await bar.getByRole("button", { name: "Поднять выше" }).click();
  await bar.getByRole("button", { name: "Опустить ниже" }).click();
  await expect
    .poll(() => heard("move-block"))
    .toEqual([
      { id: "second", before: "first" },
      { id: "second", before: null },
    ]);
  await bar.getByRole("combobox").selectOption({ label: "Во весь экран" });
  await expect.poll(() => heard("variant-changed")).toEqual([{ id: "second", variant: 1 }]);
  await bar.getByRole("button", { name: "Скрыть от гостей" }).click();
  await expect.poll(() => heard("set-hidden")).toEqual([{ id: "second", is_hidden: true }]);
  await bar.getByRole("button", { name: "Удалить" }).click();
  await expect.poll(() => heard("remove-block")).toEqual([{ id: "second" }]);
  await frame
    .locator('[data-selected="true"]')
    .getByRole("button", { name: "Добавить блок ниже" })
    .click();
  await expect.poll(() => heard("add-block")).toEqual([{ before: "third" }]);
});

test("a text is edited in place: Escape and Enter both keep the change and leave it", async () => {
  const heading = at("first").locator("h1");
  expect(await heading.textContent()).toBe("Первый, на\u00a0месте");
  await clickBehind(heading);
  await clickBehind(heading);
  await page.keyboard.type(" и дальше");
  await page.keyboard.press("Escape");
  const told = { id: "first", path: "title", value: "Первый, на месте и дальше" };
  await expect.poll(() => last("change-block-data")).toEqual(told);
  expect(await heading.getAttribute("contenteditable")).toBeNull();
  await post("operation", { operation: { kind: "set-content", ...told } });
  await clickBehind(heading);
  await page.keyboard.type("!");
  await page.keyboard.press("Enter");
  const longer = { ...told, value: `${told.value}!` };
  await expect.poll(() => last("change-block-data")).toEqual(longer);
});

test("a double click marks the word under it, and a press puts the caret where it was", async () => {
  const heading = at("first").locator("h1");
  const { height } = (await heading.boundingBox())!;
  await heading.dblclick({ position: { x: 8, y: height / 2 } });
  await page.keyboard.type("Второй");
  await page.keyboard.press("Escape");
  const told = { id: "first", path: "title", value: "Второй, на месте" };
  await expect.poll(() => last("change-block-data")).toEqual(told);
  await post("operation", { operation: { kind: "set-content", ...told } });
  await heading.click({ position: { x: 1, y: height / 2 } });
  await page.keyboard.type("Наш ");
  await page.keyboard.press("Escape");
  const longer = { ...told, value: "Наш Второй, на месте" };
  await expect.poll(() => last("change-block-data")).toEqual(longer);
});

test("while a text is typed, undo is the page's own, and what it makes of the text is shown", async () => {
  const heading = at("first").locator("h1");
  await clickBehind(heading);
  await clickBehind(heading);
  await page.keyboard.type("!");
  await page.keyboard.press("Control+z");
  await expect.poll(() => heard("undo")).toEqual([{ is_redo: false }]);
  const told = { id: "first", path: "title", value: "Первый, на месте!" };
  expect(await last("change-block-data"), "it is told before it is undone").toEqual(told);
  for (const value of [told.value, "Было"]) {
    await post("operation", { operation: { kind: "set-content", ...told, value } });
  }
  await expect.poll(() => heading.textContent()).toBe("Было");
  await page.keyboard.type("?");
  await page.keyboard.press("Escape");
  await expect.poll(() => last("change-block-data")).toEqual({ ...told, value: "Было?" });
});

test("undo and redo go to the builder, and keys alone reach every control", async () => {
  await at("third").locator("h1").click();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(() => heard("undo")).toEqual([{ is_redo: false }, { is_redo: true }]);
  await frame.getByRole("button", { name: "Выбрать блок «Главный экран»" }).nth(1).press("Enter");
  await expect.poll(() => heard("select")).toEqual([{ id: "third" }, { id: "second" }]);
  await expect
    .poll(() => frame.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Поднять выше");
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => heard("move-block")).toEqual([{ id: "second", before: "first" }]);
  await page.keyboard.press("Escape");
  await expect.poll(() => last("select")).toEqual({ id: null });
});

test("an operation that does not apply requests the whole page again", async () => {
  await post("operation", { operation: { kind: "remove", id: "nobody" } });
  await expect.poll(() => heard("requires-blocks")).toEqual([{}]);
});

test("hidden, invalid, newer and unknown blocks say what they are", async () => {
  const odd = [
    { ...block("hidden", 3, 1), is_hidden: true },
    {
      ...block("failed", 3, 1),
      status: 3 as const,
      validation: { title: ["Обязательно для заполнения"] },
    },
    { ...block("newer", 3, 1), content_version: 99 },
    { ...block("unknown", 3, 1), type: 999 },
    block("broken", 3, 3),
  ];
  await post("blocks", { blocks: odd, page: makeSamplePage("main") });
  await expect.poll(() => at("hidden").textContent()).toContain("гости этот блок не видят");
  await expect.poll(() => at("failed").textContent()).toContain("Обязательно для заполнения");
  await expect.poll(() => at("newer").textContent()).toContain("в более новой версии");
  await expect.poll(() => at("unknown").textContent()).toContain("показать не может");
  await expect.poll(() => at("broken").textContent()).toContain("не получилось показать");
});

test("the theme is applied without an inline style, which the policy forbids", async () => {
  const accent = () =>
    frame.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent"));
  const before = await accent();
  await post("theme", { css: presetToCss("volcano", findPresetType("volcano")?.preset) });
  await expect.poll(accent).not.toBe(before);
  expect(problems).toEqual([]);
});

test("a page that is only looked at is as guests see it: nothing to edit with, no way out, the scroll kept", async () => {
  await page.close();
  page = await openBuilder("localhost", "reading");
  await awaitReady();
  const data = makeSamplePage("tour");
  const shown = [
    ...blocks,
    { ...block("hidden", 3, 1), is_hidden: true },
    { ...block("unknown", 3, 1), type: 999 },
  ];
  await post("blocks", { blocks: shown, page: data });
  await at("third").locator("h1").waitFor();
  expect(await frame.locator("[data-overlay]").count()).toBe(0);
  expect((await at("hidden").count()) + (await at("unknown").count())).toBe(0);

  await at("third").locator("h1").hover();
  await at("third").locator("h1").dblclick();
  await page.keyboard.press("Control+z");
  const address = frame.url();
  await frame.locator("a[href]").first().click();
  expect(frame.url()).toBe(address);
  expect(await frame.locator("[data-overlay], [contenteditable]").count()).toBe(0);
  const said = await page.evaluate(() => (globalThis as never as Builder).heard);
  // How high it is is not what somebody did.
  const types = new Set(said.filter(({ session }) => session === "s").map(({ type }) => type));
  expect([...types]).toEqual(["page-height"]);

  await frame.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  const changed = block("second", 3, 2, { title: "Набрано сейчас" });
  await post("blocks", { blocks: [shown[0]!, changed, ...shown.slice(2)], page: data });
  await expect.poll(() => at("second").locator("h1").textContent()).toContain("Набрано");
  expect(await frame.evaluate(() => scrollY)).toBe(700);
  expect(problems).toEqual([]);
});

test("another origin may neither frame the preview nor talk to it", async () => {
  const stranger = await openBuilder("127.0.0.1");
  await expect.poll(() => problems.join()).toContain("frame-ancestors");
  expect(await stranger.evaluate(() => (globalThis as never as Builder).heard)).toEqual([]);
  await stranger.close();
});
