import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { openSection } from "../src/settings.ts";

let journey: Journey;
let page: Page;

beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.close());
beforeEach(async () => {
  page = await openBuilder(journey);
});

const offer = () => page.getByText("Вышла новая версия кабинета");
/** Marks the document that is open: a reload takes the mark away. */
const mark = () => page.evaluate(() => void document.documentElement.setAttribute("data-old", ""));
const isMarked = () =>
  page.evaluate(() => document.documentElement.hasAttribute("data-old")).catch(() => true);

/** A minute passes, and the window is looked at again. */
async function lookAgain(): Promise<void> {
  await page.clock.setFixedTime(Date.now() + 61_000);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

it("offers a newer build once, and takes it at the next section after «Позже»", async () => {
  await lookAgain();
  await openSection(page, "Документы");
  expect(await offer().count(), "control: the build is the same").toBe(0);

  await page.route("**/latest-build.json", (route) => route.fulfill({ json: { build: "newer" } }));
  await page.clock.setFixedTime(Date.now() + 122_000);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await offer().waitFor();
  await mark();
  await page.getByRole("button", { name: "Позже" }).click();
  await offer().waitFor({ state: "detached" });
  expect(await isMarked()).toBe(true);

  await openSection(page, "Поиск и ссылки");
  await expect.poll(isMarked).toBe(false);
  await page.getByRole("heading", { level: 1, name: "Поиск и ссылки" }).waitFor();
});

it("reloads once for a part that a deploy took away, and then says what is wrong", async () => {
  let documents = 0;
  page.on("request", (request) => {
    // The overview's pictures of the site are frames, which load as late as they like.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await page.route(/\/assets\/documents-page[^/]*\.js/, (route) => route.abort());
  await page
    .getByRole("navigation", { name: "Разделы" })
    .getByRole("link", { name: "Документы" })
    .click();
  await expect.poll(() => documents).toBe(1);
  await page.getByText("Не получилось загрузить").waitFor();
  // One more reload would be asked for before this.
  await page.evaluate(async () => (await fetch("/latest-build.json")).status);
  expect(documents).toBe(1);
});
