import { expectFine } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { screensFrom } from "../src/screens.ts";

let journey: Journey;

beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.close());

const password = "a long enough password";

/** How many checks are done now, of how many; nothing before it is known. */
async function readMeter(page: Page): Promise<number[]> {
  const words = page.getByText(/^Готово к продаже: \d+ из \d+$/);
  const [text = ""] = await words.allTextContents();
  return Array.from(text.matchAll(/\d+/g), ([number]) => Number(number));
}
const check = (page: Page, name: string) => page.locator(`[data-check="${name}"]`);
const fix = (page: Page, title: string) =>
  page.getByRole("button", { name: `Исправить: ${title}`, exact: true });
const show = (page: Page, title: string) =>
  page.getByRole("link", { name: `Показать: ${title}`, exact: true });

describe.each(screensFrom("phone"))("a newly begun organiser %s", (where, width, height) => {
  let page: Page;
  let begun: number[] = [];
  const email = `ready-${width}@example.com`;
  const open = async () => {
    await page.goto(page.url().replace(/(\/\d+)(?:\/.*)?$/, "$1/ready"));
    await expect.poll(() => readMeter(page)).toHaveLength(2);
  };

  beforeAll(async () => {
    const window = { viewport: { width, height }, ...(width === 390 && { hasTouch: true }) };
    page = await (await journey.newWindow(window)).newPage();
    await page.goto(`${journey.addresses.builder}/sign-up`);
    await page.getByLabel("Как называется ваше дело").fill(`Тропа ${width}`);
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("textbox", { name: "Телефон" }).pressSequentially("8 916 123-45-67");
    await page.getByLabel("Пароль").fill(password);
    await page.getByRole("button", { name: "Создать кабинет" }).click();
    await page.waitForURL(/\/\d+$/);
    await page.getByRole("button", { name: "Создать сайт" }).click();
    await page.getByRole("heading", { level: 1, name: `Тропа ${width}` }).waitFor();
    const [organizerId] = /\d+$/.exec(page.url())!;
    const answer = await page.request.post(
      `${journey.addresses.builder}/crm/api/constructor/update-main-page-setting?organizer_id=${organizerId}`,
      {
        headers: { origin: journey.addresses.builder, "user-role": "organizer" },
        data: { settings: { is_indexable: false } },
      },
    );
    if (!answer.ok()) throw new Error(`Closed to search: ${answer.status()}`);
  });
  afterAll(() => page.context().close());

  it("reads on the overview how little is done, and what comes first", async () => {
    await page.reload();
    await page.getByRole("heading", { name: "Первые шаги" }).waitFor();
    await page.getByText("Сайт закрыт от поисковиков").waitFor();
    await expectFine(page, `overview-${where}`);
    await page.getByRole("link", { name: "Все проверки" }).click();
    await page.getByRole("heading", { level: 1, name: "Готово к продаже" }).waitFor();
    await expect.poll(() => readMeter(page)).toHaveLength(2);
    begun = await readMeter(page);
    expect(begun[0]! / begun[1]!).toBeLessThan(0.6);
    await expectFine(page, `ready-${where}`);
  });

  it("opens the site to search with one press, takes it back, and does it again", async () => {
    const title = "Откройте сайт для поиска";
    await fix(page, title).click();
    await expect.poll(() => readMeter(page)).toEqual([begun[0]! + 1, begun[1]]);
    await page.getByRole("button", { name: "Отменить", exact: true }).click();
    await expect.poll(() => readMeter(page)).toEqual(begun);
    await fix(page, title).click();
    await expect.poll(() => readMeter(page)).toEqual([begun[0]! + 1, begun[1]]);
  });

  it("is led to the very field, and sees what was written there count", async () => {
    await show(page, "Расскажите о себе").click();
    const about = page.getByLabel("Рассказ");
    await about.waitFor();
    await expect.poll(() => about.evaluate((field) => field === document.activeElement)).toBe(true);
    await about.fill("Ходим вдвоём и вчетвером, без спешки.");
    await page.getByRole("button", { name: "Сохранить" }).click();
    await page.getByRole("button", { name: "Сохранено" }).waitFor();
    await page.goBack();
    await expect.poll(() => readMeter(page)).toEqual([begun[0]! + 2, begun[1]]);
  });

  it("lends search their own words, and all of it is there after a reload", async () => {
    await fix(page, "Проверьте описание для поиска").click();
    await expect.poll(() => readMeter(page)).toEqual([begun[0]! + 3, begun[1]]);
    await page.reload();
    await expect.poll(() => readMeter(page)).toEqual([begun[0]! + 3, begun[1]]);
    for (const name of ["indexing", "about", "description"]) {
      expect([name, await check(page, name).getAttribute("data-done")]).toEqual([name, "true"]);
    }
    await expectFine(page, `mended-${where}`);
  });

  it("is led to the very block that still says what the sample says", async () => {
    await open();
    await show(page, "Замените тексты из примера").click();
    await page.waitForURL(/\/page\/(main|tour)#block-/);
    await page
      .getByText(/из примера/)
      .first()
      .waitFor();
  });
});
