import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { readLetters } from "../src/read-letters.ts";

let journey: Journey;
let page: Page;
let tour = "";

beforeAll(async () => {
  journey = await startJourney();
  page = await (await journey.newWindow({ viewport: { width: 390, height: 780 } })).newPage();
  const home = journey.addresses.organizerSite("altai");
  await page.goto(home);
  const links = page.locator('a[href^="/"]');
  const paths = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute("href") ?? ""),
  );
  tour = home + (paths.find((path) => /-\d+(#|$)/.test(path)) ?? "").split("#")[0];
});
afterAll(() => journey.close());

const seat = () => page.locator("a[data-ask]").first();
const form = () => page.getByRole("dialog", { name: "Заявка на тур" });

it("asks for a seat on a date, and is told what is missing", async () => {
  await page.goto(tour);
  await seat().scrollIntoViewIfNeeded();
  await page.locator("[data-block][data-hydrated]:has(a[data-ask])").waitFor();
  await seat().click();
  const wish = (await seat().getAttribute("data-ask")) ?? "";
  expect(wish).toMatch(/^Бронирование: .+, \d/);
  await form().getByText(wish).waitFor();
  await form().getByRole("button", { name: "Отправить заявку" }).click();
  await expect.poll(() => form().getByText("Обязательно для заполнения").count()).toBe(2);
});

it("sends it to the organiser, who reads what is asked for", async () => {
  await form().getByLabel("Как вас зовут").fill("Ольга");
  await form().getByLabel("Телефон").fill("+7 913 000-11-22");
  await form().getByLabel("Сколько вас").fill("Двое, один не ест рыбу");
  await form().getByRole("button", { name: "Отправить заявку" }).click();
  await form().getByText("Заявка у нас").waitFor();
  await expect.poll(() => readLetters(journey)).toHaveLength(1);
  const [letter = ""] = await readLetters(journey);
  for (const part of ["Ольга", "913", "Бронирование: ", "Двое, один не ест рыбу"]) {
    expect(letter).toContain(part);
  }
});

it("may ask for another date with the same name, and closes the form by a key", async () => {
  await page.keyboard.press("Escape");
  await expect.poll(() => form().count()).toBe(0);
  const next = page.locator("a[data-ask]").nth(1);
  await next.press("Enter");
  await form()
    .getByText((await next.getAttribute("data-ask")) ?? "")
    .waitFor();
  expect(await form().getByLabel("Как вас зовут").inputValue()).toBe("Ольга");
  await form().getByRole("button", { name: "Закрыть" }).click();
  await expect.poll(() => next.evaluate((link) => link === document.activeElement)).toBe(true);
});

it("leads to the organiser where there is no script", async () => {
  const plain = await (await journey.newWindow({ javaScriptEnabled: false })).newPage();
  await plain.goto(tour);
  const href = await plain.locator("a[data-ask]").first().getAttribute("href");
  expect(href).toMatch(/^(?:https:|tel:|mailto:|\/#contacts)/);
});
