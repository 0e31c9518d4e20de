import { DatePicker } from "@tour/ui-kit/date-picker";
import { LocaleProvider, ru } from "@tour/ui-kit/locale";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { pressKeys } from "./press-keys.ts";
import { showStory } from "./show-story.ts";

const onValueChange = vi.fn<(value: unknown) => void>();

beforeEach(async () => {
  onValueChange.mockClear();
  await page.viewport(375, 812);
});
afterEach(() => page.viewport(1280, 800));

const Departure = () => (
  <LocaleProvider locale={ru}>
    <DatePicker
      aria-label="Заезд"
      defaultValue="2026-06-17"
      today="2026-06-10"
      min="2026-04-20"
      max="2026-08-10"
      onValueChange={onValueChange}
    />
  </LocaleProvider>
);

const field = () => page.getByRole("textbox", { name: "Заезд" }).first();
const sheet = () => page.getByRole("dialog", { name: "Выберите даты" });
const button = (name: string) => sheet().getByRole("button", { name, exact: true });
const isGone = () => expect.element(sheet()).not.toBeInTheDocument();
const expectDay = (date: string) =>
  expect.poll(() => document.activeElement?.getAttribute("data-date")).toBe(date);

/** Presses Tab until an element has the focus; fails where it is no stop. */
async function tabTo(locator: ReturnType<typeof button>): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    await pressKeys("Tab");
    if (document.activeElement === locator.query()) return;
  }
  expect(document.activeElement).toBe(locator.query());
}

test("date sheet: modal and titled, Escape and 'Назад' keep the value and return the focus", () =>
  showStory(Departure, async () => {
    await pressKeys("Tab", "ArrowDown");
    await expect.element(sheet()).toHaveFocus();
    expect(sheet().element().matches(":modal")).toBe(true);
    await pressKeys("Escape");
    await isGone();
    await expect.element(field()).toHaveFocus();
    await pressKeys("Tab", "Enter");
    await expect.element(sheet()).toHaveFocus();
    await tabTo(sheet().getByRole("button", { name: "среда, 17 июня 2026 г." }));
    await pressKeys("ArrowRight", "Enter");
    await tabTo(button("Назад"));
    await pressKeys("Enter");
    await isGone();
    await expect.element(page.getByRole("button", { name: "Выберите даты" })).toHaveFocus();
    expect(onValueChange).not.toHaveBeenCalled();
  }));

test("date sheet: a chosen day is applied by 'Применить' only", () =>
  showStory(Departure, async () => {
    await pressKeys("Tab", "ArrowDown");
    await expect.element(sheet()).toHaveFocus();
    await tabTo(sheet().getByRole("button", { name: "среда, 17 июня 2026 г." }));
    await pressKeys("PageDown");
    await expectDay("2026-07-17");
    await pressKeys(" ");
    await expect.element(sheet()).toBeVisible();
    expect(onValueChange).not.toHaveBeenCalled();
    await tabTo(button("Применить"));
    await pressKeys(" ");
    await isGone();
    expect(onValueChange.mock.calls).toEqual([["2026-07-17"]]);
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue("17.07.2026");
  }));

test("date sheet on Android: months first, within the bounds, then the days", () => {
  const value = "Mozilla/5.0 (Linux; Android 15; Pixel 9)";
  Object.defineProperty(navigator, "userAgent", { value, configurable: true });
  const restore = () => Reflect.deleteProperty(navigator, "userAgent");
  return showStory(Departure, async () => {
    await pressKeys("Tab", "ArrowDown");
    await expect.element(sheet()).toHaveFocus();
    const months = sheet().getByRole("grid", { name: "Месяцы" });
    const enabled = () =>
      [...months.element().querySelectorAll("button")]
        .filter((month) => !month.disabled)
        .map((month) => month.textContent);
    expect(enabled()).toEqual(["Апрель", "Май", "Июнь", "Июль", "Август"]);
    // All months are one stop; the first and the last that can be chosen are a key away.
    await tabTo(button("Июнь"));
    await pressKeys("Home", "Enter");
    // The first day of the month lies before the earliest one.
    await expectDay("2026-04-20");
    await pressKeys("ArrowLeft");
    await expectDay("2026-04-20");
    await pressKeys("Enter");
    await tabTo(button("Назад"));
    await pressKeys("Enter");
    await expect.element(months).toBeVisible();
    expect(document.activeElement?.textContent).toBe("Апрель");
    await pressKeys("End", "Enter");
    await expect.element(sheet().getByRole("grid", { name: /Август/ })).toBeVisible();
    await expect.poll(() => document.activeElement?.hasAttribute("data-date")).toBe(true);
    await pressKeys("End", "Enter");
    await tabTo(button("Применить"));
    await pressKeys("Enter");
    await isGone();
    expect(onValueChange.mock.calls).toEqual([["2026-08-02"]]);
  }).finally(restore);
});
