import { readFile } from "node:fs/promises";
import { inProof } from "@tour/proof";
import { expectFine } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newGuest } from "../src/booking.ts";
import { bookingForm, fillIn } from "../src/booking-form.ts";
import { startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.close());

/** Of the demo: each in a theme and with dates in a look of its own. */
const tours = {
  altai: "/peshkom-k-belukhe-1001",
  kamchatka: "/tri-vulkana-za-vosem-dney-1011",
  karelia: "/kizhi-i-derevyannoe-zaonezhe-1013",
};

const bar = (page: Page) => page.locator("[data-page-bar]");

async function jump(page: Page, label: string): Promise<void> {
  const places = page.getByRole("button", { name: "Разделы тура" });
  if (await places.isVisible()) await places.click();
  await bar(page).getByRole("link", { name: label, exact: true }).click();
}

const isInView = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((block) => {
    const { top, bottom } = block.getBoundingClientRect();
    return top < innerHeight / 2 && bottom > 120;
  });

it.each([390, ...inProof(1440)])(
  "a visitor jumps, compares dates, takes the programme along and books at %i px",
  async (width) => {
    const window = await journey.newWindow({ viewport: { width, height: 800 } });
    await window.grantPermissions(["clipboard-read", "clipboard-write"]);
    const page = await window.newPage();
    const site = journey.addresses.organizerSite("altai");
    const tour = `${site}${tours.altai}`;
    await page.goto(tour);

    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name: "Скачать программу (PDF)" }).click();
    const pdf = await readFile(await (await saved).path());
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");

    await page.getByRole("button", { name: "Поделиться" }).click();
    await page.getByRole("button", { name: "Скопировать ссылку" }).click();
    await page.getByText("Ссылка скопирована").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(tour);

    await page.locator("#program").scrollIntoViewIfNeeded();
    await bar(page).waitFor();
    for (const [label, id] of [
      ["Отзывы", "reviews"],
      ["Стоимость", "price"],
      ["Даты", "dates"],
    ] as const) {
      await jump(page, label);
      await expect.poll(() => isInView(page, id), { message: label }).toBe(true);
    }

    // Phones fold the end of a list of dates.
    const fold = page.locator("#dates summary").first();
    if (width < 768 && (await fold.isVisible())) await fold.click();
    const marks = page.getByRole("checkbox", { name: /^Сравнить/ });
    const wished = (await marks.nth(2).getAttribute("aria-label"))!.replace("Сравнить: ", "");
    for (const place of [1, 2, 3]) await marks.nth(place).check();
    await page.getByRole("button", { name: "Сравнить даты" }).click();
    await page.getByRole("heading", { name: "Даты рядом" }).waitFor();
    expect(await page.getByRole("columnheader").count()).toBe(3);
    await expectFine(page, `compared-${width}`);

    // Whoever goes back finds their marks, and nothing that they would have to mark again.
    await page.goBack();
    await expect.poll(() => marks.nth(2).isChecked()).toBe(true);
    await page.goForward();
    await page.getByRole("link", { name: `Забронировать: ${wished}` }).click();
    const form = page.getByRole("dialog", { name: "Бронирование" });
    await form.waitFor();
    const chosen = page.locator("[name=departure]:checked");
    await expect.poll(() => chosen.count()).toBe(1);
    const guest = newGuest();
    await fillIn(page, guest);
    await bookingForm(page).getByRole("button", { name: "Забронировать", exact: true }).click();
    await page.waitForURL(/\/order\/[0-9a-f-]{36}$/);
    for (const words of [guest.name, wished.split(" ")[0]!]) {
      await page.getByText(words).first().waitFor();
    }

    await page.goto(`${site}/golubye-okna-katuni-1006`);
    const seen = page.locator("[data-seen-tours]");
    await seen.scrollIntoViewIfNeeded();
    await seen.getByRole("link", { name: /Пешком к/ }).click();
    await page.waitForURL(tour);
    await window.close();
  },
);

it("a start in the month's calendar has its price and leads to its booking", async () => {
  // Phones show the rows below it alone.
  const page = await (await journey.newWindow({ viewport: { width: 768, height: 800 } })).newPage();
  await page.goto(`${journey.addresses.organizerSite("karelia")}${tours.karelia}`);
  const start = page.getByRole("link", { name: /, забронировать$/ }).first();
  const name = (await start.getAttribute("aria-label"))!;
  const [price] = /[\d\s]+ ₽/u.exec(name.replaceAll("\u00a0", " ")) ?? [];
  await start.scrollIntoViewIfNeeded();
  const shown = async () => (await start.innerText()).replaceAll("\u00a0", " ");
  await expect.poll(shown).toContain(price!.replace("₽", "").trim());
  await start.click();
  await page.getByRole("dialog", { name: "Бронирование" }).waitFor();
  const range = /: (.+?), /.exec(name)![1]!;
  const chosen = page.locator("label:has([name=departure]:checked)");
  expect(await chosen.innerText()).toContain(range.split(" ")[0]!);
  await page.context().close();
});

it.each(Object.entries(tours))(
  "without a script %s's tour is jumped through and its dates compared",
  async (name, path) => {
    const window = await journey.newWindow({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    });
    const page = await window.newPage();
    await page.goto(`${journey.addresses.organizerSite(name)}${path}`);
    await jump(page, "Даты");
    const marks = page.getByRole("checkbox", { name: /^Сравнить/ });
    await marks.nth(0).check();
    await marks.nth(1).check();
    await page.getByRole("button", { name: "Сравнить даты" }).click();
    await page.getByRole("heading", { name: "Даты рядом" }).waitFor();
    expect(await page.getByRole("columnheader").count()).toBe(2);
    await window.close();
  },
);
