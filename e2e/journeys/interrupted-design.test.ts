import { expectFineEverywhere } from "@tour/test-browser/fine";
import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBuilder, organizer, showCode, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";

let journey: Journey;
let page: Page;
let design = "";

beforeAll(async () => {
  journey = await startJourney();
  page = await openBuilder(journey);
  await page.getByRole("navigation", { name: "Разделы" }).getByText("Оформление").click();
  await page.waitForURL(/\/design$/);
  design = page.url();
});
afterAll(() => journey.close());

const saving = "**/update-preset-data*";
const accentOf = (of: Page) => of.getByRole("textbox", { name: "Главный цвет", exact: true });
const fontOf = (of: Page) => of.getByRole("combobox", { name: "Шрифт текста" });
const radiusOf = (of: Page) => of.getByRole("slider", { name: "Скругление картинок" });
const isSaved = (of: Page) => of.getByRole("status").filter({ hasText: "Сохранено" }).waitFor();
const says = (of: Page, text: string) =>
  of.getByRole("status").filter({ hasText: text }).first().waitFor();

async function dye(of: Page, color: string): Promise<void> {
  await accentOf(of).fill(color);
  await accentOf(of).blur();
}

async function chooseFont(name: string): Promise<void> {
  await fontOf(page).click();
  await page.getByRole("option", { name, exact: true }).click();
}

async function pressRadius(key: "ArrowRight" | "ArrowLeft"): Promise<string> {
  await radiusOf(page).focus();
  await page.keyboard.press(key);
  return radiusOf(page).inputValue();
}

/** What the server has, in a window without anything that this browser keeps. */
async function accentElsewhere(): Promise<string> {
  const other = await openBuilder(journey);
  await other.goto(design);
  const color = await accentOf(other).inputValue();
  await other.context().close();
  return color;
}

/** Holds back what is sent to save the design, so long in ms. */
const slowDown = (window: BrowserContext, ms: number) =>
  window.route(saving, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue().catch(() => {});
  });

/**
 * Ends the tab at once. One that is closed is told that the emulated outage is over, and has a moment to
 * send after all.
 */
async function killTab(): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const killed = page.waitForEvent("crash");
  devtools.send("Page.crash").catch(() => {});
  await killed;
  await page.close();
}

describe("a change of the design that is interrupted", () => {
  it("survives a reload at the same moment: a colour, a font, a radius", async () => {
    await dye(page, "#0b6e4f");
    await page.reload();
    await expect.poll(() => accentOf(page).inputValue()).toBe("#0b6e4f");
    await chooseFont("Onest");
    await page.reload();
    await expect.poll(() => fontOf(page).textContent()).toContain("Onest");
    const radius = await pressRadius("ArrowRight");
    await page.reload();
    await expect.poll(() => radiusOf(page).inputValue()).toBe(radius);
    await isSaved(page);
    await page.reload();
    await expect.poll(() => accentOf(page).inputValue()).toBe("#0b6e4f");
    expect(await fontOf(page).textContent()).toContain("Onest");
    expect(await radiusOf(page).inputValue()).toBe(radius);
  });

  it("survives a reload while a slow server has not answered, and what comes after it stays last", async () => {
    await slowDown(page.context(), 3000);
    const sent = page.waitForRequest(saving);
    await dye(page, "#1d4ed8");
    await sent;
    await says(page, "Сохраняем");
    await dye(page, "#b45309");
    await page.reload();
    await expect.poll(() => accentOf(page).inputValue()).toBe("#b45309");
    await isSaved(page);
    await page.context().unroute(saving);
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await accentElsewhere()).toBe("#b45309");
  });

  it("is kept without a network, over a closed tab too, and sent on whatever screen one comes back to", async () => {
    const window = page.context();
    await window.setOffline(true);
    await dye(page, "#7c3aed");
    await says(page, "Нет связи");
    await expectFineEverywhere(page, "design-offline");
    await killTab();
    await window.setOffline(false);
    page = await window.newPage();
    const sent = page.waitForResponse((answer) => answer.url().includes("update-preset-data"));
    await page.goto(design.replace("/design", ""));
    expect((await sent).status()).toBe(200);
    expect(await accentElsewhere()).toBe("#7c3aed");
  });

  it("waits where the session has ended, and is saved after signing in in another tab", async () => {
    await page.goto(design);
    await accentOf(page).waitFor();
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await dye(page, "#be123c");
    await says(page, "Не сохранено");
    const opening = page.context().waitForEvent("page");
    await page.getByRole("link", { name: "Войти в новой вкладке" }).click();
    const tab = await opening;
    await tab.getByLabel("E-mail").fill(organizer.email);
    await tab.getByLabel("Пароль").fill(organizer.password);
    await tab.getByRole("button", { name: "Войти", exact: true }).click();
    await showCode(tab);
    await tab.waitForURL(/\/design$/);
    await isSaved(page);
    expect(await accentElsewhere()).toBe("#be123c");
    expect(cookies.length, "control: there was a session to end").toBeGreaterThan(0);
    await tab.close();
  });

  it("asks on return where somebody else has changed the same meanwhile, and keeps what both did else", async () => {
    await page.route(saving, (route) => route.abort());
    await dye(page, "#111827");
    const radius = await pressRadius("ArrowLeft");
    const other = await openBuilder(journey);
    await other.goto(design);
    await dye(other, "#0e7490");
    await isSaved(other);
    await page.reload();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Одно и то же поменяли двое").waitFor();
    expect(await dialog.getByRole("radiogroup").count()).toBe(1);
    await expectFineEverywhere(page, "design-conflict");
    await page.unroute(saving);
    await dialog.getByRole("radio", { name: /^Их/ }).click();
    await dialog.getByRole("button", { name: "Оставить выбранное" }).click();
    await isSaved(page);
    expect(await accentOf(page).inputValue()).toBe("#0e7490");
    await other.reload();
    expect(await radiusOf(other).inputValue()).toBe(radius);
    await other.context().close();
  });
});
