import { expectFine, expectPlainFine } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";

let journey: Journey;
let home: string;

beforeAll(async () => {
  journey = await startJourney();
  home = journey.addresses.marketplace;
});
afterAll(() => journey.close());

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** A page of a window of its own; once its script has come where it has one. */
async function open(
  path: string,
  size: keyof typeof sizes,
  javaScriptEnabled = true,
): Promise<Page> {
  const options = { viewport: sizes[size], hasTouch: size === "phone", javaScriptEnabled };
  const page = await (await journey.newWindow(options)).newPage();
  await page.goto(home + encodeURI(path));
  if (javaScriptEnabled)
    await page.locator('[data-search-field] [role="combobox"]').waitFor({ state: "attached" });
  return page;
}

/** Something that everybody waits for until it is let go. */
function holdUp() {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  return { held, letGo: () => letGo() };
}

const found = (page: Page) => page.locator('[data-part="found"]');
const heading = (page: Page) => page.locator('[data-part="heading"]');
const cards = (page: Page) => found(page).locator("[data-words]");
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search);

describe("a visitor who looks for a tour", () => {
  it("sees each choice at once, with its address, and goes back over them", async () => {
    const page = await open("/tours", "desktop");
    await expectFine(page, "tours");
    const all = await cards(page).count();
    // Stays for as long as the page does.
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await page.getByRole("checkbox", { name: /^Камчатка/ }).check();
    await expect.poll(() => query(page)).toBe("?direction=Камчатка");
    await heading(page).getByRole("heading", { name: "Камчатка" }).waitFor();
    const some = await cards(page).count();
    expect(some).toBeLessThan(all);
    await page.locator('[data-group="difficulty"] summary').click();
    const hard = page.getByRole("checkbox", { name: /^Сложно/ });
    const count = Number(await hard.locator("xpath=../span[2]").textContent());
    await hard.check();
    await expect.poll(() => cards(page).count()).toBe(count);
    expect(query(page)).toBe("?direction=Камчатка&difficulty=4");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe(
      "difficulty",
    );
    await expectFine(page, "tours-chosen");
    await page.goBack();
    await expect.poll(() => cards(page).count()).toBe(some);
    expect(await hard.isChecked()).toBe(false);
    await page.goForward();
    await page.getByRole("link", { name: "Убрать: Камчатка" }).click();
    await expect.poll(() => query(page)).toBe("?difficulty=4");
    expect(await page.getByRole("checkbox", { name: /^Камчатка/ }).isChecked()).toBe(false);
    await page.getByRole("link", { name: "Ближайшие" }).press("Enter");
    await expect.poll(() => query(page)).toBe("?difficulty=4&sort=soonest");
    await page.getByRole("checkbox", { name: /^Алтай/ }).check();
    await expect.poll(() => query(page)).toBe("?direction=Алтай&difficulty=4&sort=soonest");
    expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);
    // The same address is the same page, made by the server alone.
    const titles = await cards(page).allTextContents();
    await page.reload();
    expect(await cards(page).allTextContents()).toEqual(titles);
  });

  it("sees what was chosen last, however late an older answer comes", async () => {
    const page = await open("/tours", "desktop");
    let isFirst = true;
    await page.route("**/tours?*", async (route) => {
      if (isFirst) {
        isFirst = false;
        await new Promise((resolve) => setTimeout(resolve, 1500));
      }
      await route.continue().catch(() => {});
    });
    await page.getByRole("checkbox", { name: /^Камчатка/ }).check();
    await page.getByRole("checkbox", { name: /^Карелия/ }).check();
    await expect.poll(() => query(page)).toBe("?direction=Камчатка&direction=Карелия");
    const both = await cards(page).count();
    await page.waitForTimeout(1800);
    expect(await cards(page).count()).toBe(both);
    expect(query(page)).toBe("?direction=Камчатка&direction=Карелия");
  });

  it("gives up one choice after the other, faster than the lists come", async () => {
    const chosen = "?direction=Алтай&direction=Камчатка";
    const page = await open(`/tours${chosen}`, "desktop");
    let lists = holdUp();
    await page.route("**/tours*", async (route) => {
      await lists.held;
      await route.continue().catch(() => {});
    });
    await page.getByRole("link", { name: "Убрать: Алтай" }).click();
    await page.getByRole("link", { name: "Убрать: Камчатка" }).click();
    await page.getByRole("checkbox", { name: /^Карелия/ }).check();
    await page.getByRole("link", { name: "Ближайшие" }).click();
    expect(query(page), "control: no list has come").toBe(chosen);
    lists.letGo();
    await expect.poll(() => query(page)).toBe("?direction=Карелия&sort=soonest");
    await page.getByRole("link", { name: "Убрать: Карелия" }).waitFor();
    lists = holdUp();
    await page.goBack();
    await page.getByRole("link", { name: "Дешевле" }).click();
    expect(query(page), "control: the list before has not come").toBe(chosen);
    lists.letGo();
    await expect.poll(() => query(page)).toBe(`${chosen}&sort=price`);
    expect(await page.getByRole("checkbox", { name: /^Карелия/ }).isChecked()).toBe(false);
  });

  it("is told when the list did not come, keeps the choice, and tries again", async () => {
    const page = await open("/tours", "desktop");
    await page.route("**/tours?*", (route) => route.abort());
    const kamchatka = page.getByRole("checkbox", { name: /^Камчатка/ });
    await kamchatka.check();
    const failed = page.getByRole("alert").filter({ hasText: "Список не обновился" });
    await failed.waitFor();
    expect(await kamchatka.isChecked()).toBe(true);
    await page.unroute("**/tours?*");
    await page.getByRole("button", { name: "Повторить" }).click();
    await expect.poll(() => query(page)).toBe("?direction=Камчатка");
    await failed.waitFor({ state: "hidden" });
  });

  it("sets the price by a slider and the days in a calendar, by keyboard as well", async () => {
    const page = await open("/tours", "desktop");
    const all = await cards(page).count();
    await page.locator('[data-group="price"] summary').hover();
    const most = page.getByRole("slider", { name: "Цена до" });
    await most.focus();
    for (let presses = 0; presses < 60; presses += 1) await most.press("ArrowLeft");
    await expect.poll(() => query(page)).toMatch(/^\?price=\d+$/);
    await expect.poll(() => cards(page).count()).toBeLessThan(all);
    const limit = await page.getByRole("textbox", { name: "До, ₽" }).inputValue();
    await expect.poll(() => query(page)).toBe(`?price=${limit}`);
    await page.getByRole("link", { name: /^Убрать: до/ }).click();
    await expect.poll(() => query(page)).toBe("");
    await expect.poll(() => page.getByRole("textbox", { name: "До, ₽" }).inputValue()).toBe("");
    await page.getByRole("button", { name: "Выбрать в календаре" }).click();
    const calendar = page.getByRole("group", { name: "Дни выезда" });
    await calendar.waitFor();
    await expectFine(page, "tours-calendar");
    await page.keyboard.press("Escape");
    await calendar.waitFor({ state: "detached" });
    const opener = page.getByRole("button", { name: "Выбрать в календаре" });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await opener.click();
    await expect
      .poll(() => calendar.evaluate((group) => group.contains(document.activeElement)))
      .toBe(true);
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => query(page)).toMatch(/^\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
    expect(await page.getByRole("textbox", { name: "Выезд с" }).inputValue()).toMatch(
      /^\d\d\.\d\d\.\d{4}$/,
    );
    await page.getByRole("radio", { name: /^Июнь 2027/ }).check();
    await expect.poll(() => query(page)).toBe("?month=2027-06");
  });

  it("is led on from a search that finds nothing", async () => {
    for (const size of ["desktop", "phone"] as const) {
      const page = await open("/tours?direction=Карелия&price=1000", size);
      await page.getByRole("heading", { name: "Таких туров пока нет" }).waitFor();
      await expectFine(page, "tours-none");
      expect(await cards(page).count()).toBeGreaterThan(0);
      const way = page.getByRole("link", { name: /^Без «до 1 000 ₽»/ });
      const count = Number(/(\d+)\s*тур/.exec((await way.textContent()) ?? "")?.[1]);
      await way.click();
      await expect.poll(() => query(page)).toBe("?direction=Карелия");
      await expect.poll(() => cards(page).count()).toBe(count);
    }
  });

  it("is suggested what was meant, in the other layout and with a mistake, and what was looked for before", async () => {
    for (const size of ["desktop", "phone"] as const) {
      const page = await open("/", size);
      const field = page.getByRole("combobox", { name: "Что ищем" });
      await field.pressSequentially("rfvxfn");
      const options = page.locator('[data-suggestions]:not([hidden]) [role="option"]');
      await options.filter({ hasText: "Камчат" }).first().waitFor();
      expect(await field.getAttribute("aria-expanded")).toBe("true");
      await expectFine(page, "suggestions");
      await field.press("Escape");
      expect(await options.count()).toBe(0);
      expect(await field.inputValue()).toBe("rfvxfn");
      await field.fill("килиманжоро-нет");
      await page.getByRole("button", { name: "Искать «килиманжоро-нет»" }).waitFor();
      await field.fill("балуха");
      await options.filter({ hasText: "Белух" }).first().waitFor();
      await field.press("ArrowDown");
      const chosen = page.locator('[role="option"][aria-selected="true"]');
      expect(await field.getAttribute("aria-activedescendant")).toBe(
        await chosen.getAttribute("id"),
      );
      await field.press("Enter");
      await page.waitForURL(/\/tours\?/);
      await expect.poll(() => cards(page).count()).toBeGreaterThan(0);
      await page.goto(home);
      await page.locator('[role="combobox"]').waitFor();
      await page.getByRole("combobox", { name: "Что ищем" }).click();
      await page.getByText("Недавно искали").waitFor();
      expect(await options.count()).toBe(1);
      await page.getByRole("button", { name: "Очистить недавние" }).click();
      await page.reload();
      await page.locator('[role="combobox"]').waitFor();
      await page.getByRole("combobox", { name: "Что ищем" }).click();
      expect(await options.count()).toBe(0);
    }
  });

  it("is led from a suggested tour to its page, and finds its name among the recent searches", async () => {
    const page = await open("/", "phone");
    const field = page.getByRole("combobox", { name: "Что ищем" });
    const options = page.locator('[data-suggestions]:not([hidden]) [role="option"]');
    const tour = options.filter({ has: page.locator("small").getByText("Тур", { exact: true }) });
    await field.fill("Камчатка");
    const title = await tour.first().evaluate((option) => option.firstChild!.textContent!);
    await tour.first().click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(new URL(page.url()).origin).not.toBe(new URL(home).origin);
    await page.goto(home);
    await page.locator('[role="combobox"]').waitFor();
    await field.click();
    await options.filter({ hasText: title }).click();
    await page.waitForURL(/\/tours\?q=/);
    await expect.poll(() => cards(page).count()).toBeGreaterThan(0);
  });

  it("chooses in a sheet on a phone, and sees how many tours it will show", async () => {
    const page = await open("/tours", "phone");
    await expectFine(page, "tours");
    const opener = page.locator("summary").filter({ hasText: "Поиск и фильтры" });
    await opener.click();
    const sheet = page.getByRole("dialog", { name: "Поиск и фильтры" });
    await sheet.getByRole("checkbox", { name: /^Алтай/ }).check();
    await expect.poll(() => query(page)).toBe("?direction=Алтай");
    const show = sheet.getByRole("button", { name: /^Показать \d+\sтур/ });
    await show.waitFor();
    await expectFine(page, "tours-sheet");
    const count = Number(/\d+/.exec((await show.textContent()) ?? "")?.[0]);
    await show.click();
    await sheet.waitFor({ state: "hidden" });
    await expect.poll(() => cards(page).count()).toBe(count);
    await opener.click();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "hidden" });
  });

  it("does the same without a script, by sending the form", async () => {
    for (const size of ["desktop", "phone"] as const) {
      const page = await open("/tours", size, false);
      if (size === "phone")
        await page.locator("summary").filter({ hasText: "Поиск и фильтры" }).click();
      await page.getByRole("checkbox", { name: /^Алтай/ }).check();
      await page.getByRole("checkbox", { name: /^Карелия/ }).check();
      await page.getByRole("textbox", { name: "До, ₽" }).fill("70 000");
      await page.getByRole("textbox", { name: "Выезд с" }).fill("1.12.2026");
      await page.getByRole("button", { name: "Найти туры" }).click();
      await page.getByRole("link", { name: "Убрать: до 70 000 ₽" }).waitFor();
      await cards(page).first().waitFor();
      await expectPlainFine(page, "tours-plain");
    }
  });

  it("finds the menu, a search and tours at an address that leads to nothing", async () => {
    for (const size of ["desktop", "phone"] as const) {
      const page = await open("/net-takoj-stranicy", size);
      await page.getByRole("heading", { name: "Такой страницы нет" }).waitFor();
      await expectFine(page, "lost");
      const words = page.getByRole("combobox", { name: "Что ищем" });
      await words.fill("вулкан");
      // On a phone suggestions come over the button: its keyboard has a key for it.
      if (size === "phone") await words.press("Enter");
      else await page.getByRole("button", { name: "Найти тур" }).click();
      await expect.poll(() => query(page)).toContain("q=вулкан");
      await cards(page).first().waitFor();
    }
  });
});
