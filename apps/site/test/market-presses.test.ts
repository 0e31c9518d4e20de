import { expectFine } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { marketTour, useMarketInBrowser } from "./market-in-browser.ts";

const market = useMarketInBrowser();
const tours = [1, 2, 3].map((id) => marketTour(id));

/** The list while nothing of its script comes, until `release` is called, or ever. */
async function openSlowly({ loads = true } = {}) {
  await market.give(tours);
  const window = await market.newWindow({ viewport: { width: 390, height: 844 } });
  let release = () => {};
  const slow = new Promise<void>((resolve) => (release = resolve));
  await window.route("**/assets/**/*.js", async (route) => {
    if (!loads) return route.abort();
    await slow;
    await route.continue().catch(() => undefined);
  });
  const page = await market.open("/tours", {}, window);
  return { page, release, address: page.url() };
}

const compare = (page: Page) => page.locator("main [data-compare]");
const picks = (page: Page) => page.locator("[data-compare-picks] li");

test("presses that come before the script pick tours all the same, each of them", async () => {
  const { page, release, address } = await openSlowly();
  await compare(page).nth(0).click();
  await compare(page).nth(1).click();
  await page.locator("[data-heart]").nth(2).click();
  await expect.poll(() => compare(page).nth(0).getAttribute("aria-busy")).toBe("true");
  expect(page.url()).toBe(address);
  release();
  await expect.poll(() => picks(page).count()).toBe(2);
  await expect.poll(() => page.locator("[data-saved-count]").textContent()).toBe("1");
  expect(page.url()).toBe(address);
  expect(await compare(page).nth(0).getAttribute("aria-busy")).toBeNull();
  await page.context().close();
});

test("where the script can't be had, the press follows its link", async () => {
  const { page } = await openSlowly({ loads: false });
  await compare(page).nth(0).click();
  await expect.poll(() => page.url()).toMatch(/\/compare\?tours=1$/);
  await page.context().close();
});

const wide = { viewport: { width: 1440, height: 900 } };
const wrong = "/tours?from=31.02.2027&price=дорого&days=4-7";
const day = "Напишите день так: 25.05.2027";
const sum = "Напишите сумму цифрами, например 70\u00a0000";

test("a day and a price that nobody can read are said at their fields without a script, and stay there", async () => {
  await market.give(tours);
  const page = await market.open("/tours?days=4-7", { ...wide, javaScriptEnabled: false });
  await page.goto(market.address(wrong));
  for (const [name, typed, problem] of [
    ["from", "31.02.2027", day],
    ["price", "дорого", sum],
  ]) {
    const field = page.locator(`input[name="${name}"]`);
    expect(await field.inputValue()).toBe(typed);
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    const described = await field.getAttribute("aria-describedby");
    expect(await page.locator(`#${described}`).textContent()).toBe(problem);
  }
  expect(await page.locator('input[name="to"]').getAttribute("aria-invalid")).toBeNull();
  // Wherever the form is folded away, the list says that it was found without them.
  const without = page.getByText("Не разобрали «31.02.2027» и «дорого»: ищем без этого.");
  expect(await without.isVisible()).toBe(true);
  await page.locator('input[name="price_from"]').fill("пять");
  await page.getByRole("button", { name: "Найти туры" }).click();
  await page.waitForURL(/price_from=/);
  expect(await page.locator('input[name="price_from"]').getAttribute("aria-invalid")).toBe("true");
  // The same search that was read is shown without their problems.
  await page.goto(market.address("/tours?days=4-7"));
  expect(await page.locator("[aria-invalid]").count()).toBe(0);
  await page.context().close();
});

test("with a script they are said once the field is left, and are gone when it is right", async () => {
  await market.give(tours);
  const page = await market.open("/tours", wide);
  await page.locator("form[data-live]").waitFor();
  const field = page.locator('input[name="from"]');
  const said = page.locator("#filter-from-problem");
  await field.fill("летом");
  expect(await said.textContent()).toBe("");
  await field.blur();
  expect(await said.textContent()).toBe(day);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("INPUT");
  await expectFine(page, "market-misread");
  await field.fill("25.05.2027");
  await expect.poll(() => said.textContent()).toBe("");
  await page.waitForURL(/from=2027-05-25/);
  // A day that only looks like one is known by the server.
  await field.fill("31.02.2027");
  await field.blur();
  await expect.poll(() => said.textContent()).toBe(day);
  expect(await field.inputValue()).toBe("31.02.2027");
  await page.context().close();
});

test("a phone's sheet stays open at a field that nobody can read", async () => {
  await market.give(tours);
  const page = await market.open("/tours", { viewport: { width: 375, height: 812 } });
  await page.locator("form[data-live]").waitFor({ state: "attached" });
  await page.locator("[data-fold] summary").first().click();
  const field = page.locator('dialog[open] input[name="price"]');
  await field.fill("дорого");
  await page.getByRole("button", { name: /^Показать/ }).click();
  expect(await page.locator("#filter-price-problem").textContent()).toBe(sum);
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await field.fill("900000");
  await page.getByRole("button", { name: /^Показать|Таких туров нет/ }).click();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.waitForURL(/price=900000/);
  await page.context().close();
});

test.each([
  ["in the sheet on a phone", { viewport: { width: 375, height: 812 } }],
  ["beside filters far down the page", wide],
])("that a list did not come is seen where the filter was chosen: %s", async (_, size) => {
  await market.give(tours);
  const page = await market.open("/tours", size);
  await page.locator("form[data-live]").waitFor({ state: "attached" });
  if (size !== wide) await page.locator("[data-fold] summary").first().click();
  const seen = size === wide ? page.locator("main") : page.locator("dialog[open]");
  const failed = seen.getByRole("alert").filter({ hasText: "Список не обновился" });
  expect(await failed.count()).toBe(0);
  await page.context().setOffline(true);
  await page.locator('[data-group="days"] label').last().click();
  await failed.waitFor();
  expect(await failed.evaluate(isOnTop)).toBe(true);
  expect(await page.locator('[data-group="days"] input').last().isChecked()).toBe(true);
  await page.context().setOffline(false);
  await failed.getByRole("button", { name: "Повторить" }).click();
  await page.waitForURL(/days=/);
  expect(await failed.count()).toBe(0);
  await page.context().close();
});

/** Whether its middle is inside of the window, with nothing over it. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

test("what to give up of a search costs two questions, however many conditions it has", async () => {
  await market.give(tours);
  const asked = () =>
    market.running.api.requests.filter(({ path }) => /^\/spa\/(tours|looser-tours)/.test(path));
  await market.open("/");
  const { requests } = market.running.api;
  requests.length = 0;
  const page = await market.open(
    "/tours?q=жирафы&days=4-7&price=70000&difficulty=2&comfort=3&age=6&group=10&seats=last",
  );
  await page.getByRole("link", { name: /Без «жирафы»/ }).waitFor();
  expect(
    asked()
      .map(({ path }) => path.replace(/\?.*/, ""))
      .toSorted(),
  ).toEqual(["/spa/looser-tours", "/spa/tours", "/spa/tours"]);
  await page.context().close();
});
