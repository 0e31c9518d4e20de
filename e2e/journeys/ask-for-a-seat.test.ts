import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { readEmails } from "../src/read-emails.ts";

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
  // A tour with two dates that are full: one asks for a seat there, and books elsewhere.
  for (const path of new Set(paths.filter((one) => /-\d+(#|$)/.test(one)))) {
    tour = home + path.split("#")[0];
    await page.goto(tour);
    if ((await page.locator("a[data-ask]").count()) > 1) return;
  }
  throw new Error("No tour of the demo has two full dates");
});
afterAll(() => journey.close());

const seat = () => page.locator("a[data-ask]").first();
const form = () => page.getByRole("dialog", { name: "Заявка на тур" });

it("can ask for a seat as soon as the link is visible, however slowly the code loads, and sees what is missing", async () => {
  // Whoever is far from a city taps before anything has come that could hear it.
  let release = () => {};
  const slow = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/**", async (route) => {
    await slow;
    await route.continue();
  });
  await page.goto(tour);
  await seat().click();
  expect(page.url()).toBe(tour);
  expect(await form().count()).toBe(0);
  release();
  const wish = (await seat().getAttribute("data-ask")) ?? "";
  expect(wish).toMatch(/^Освободится ли место: .+, \d/);
  await form().getByText(wish).waitFor();
  await form().getByRole("button", { name: "Отправить заявку" }).click();
  await expect.poll(() => form().getByText("Обязательно для заполнения").count()).toBe(2);
});

it("sends the request to the organiser, who sees what is requested", async () => {
  await form().getByLabel("Как вас зовут").fill("Ольга");
  await form().getByLabel("Телефон").fill("+7 913 000-11-22");
  await form().getByLabel("Сколько вас").fill("Двое, один не ест рыбу");
  await form().getByRole("button", { name: "Отправить заявку" }).click();
  await form().getByText("Заявка у нас").waitFor();
  const received = async () =>
    (await readEmails(journey)).find((one) => one.includes("Двое, один не ест рыбу"));
  await expect.poll(received).toBeTruthy();
  const email = await received();
  for (const part of ["Ольга", "913", "Освободится ли место: "]) {
    expect(email).toContain(part);
  }
});

it("can ask for another date under the same name, and close the form by keyboard", async () => {
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

it("offers the organiser's contacts where there is no JavaScript", async () => {
  const plain = await (await journey.newWindow({ javaScriptEnabled: false })).newPage();
  await plain.goto(tour);
  const href = await plain.locator("a[data-ask]").first().getAttribute("href");
  expect(href).toMatch(/^(?:https:|tel:|mailto:|\/#contacts)/);
});
