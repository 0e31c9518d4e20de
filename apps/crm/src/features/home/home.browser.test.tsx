import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import type { OfficeHome, VisitFigures, ReadinessCheck } from "@tour/api";
import { addDays } from "@tour/dates";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showSales } from "../../shell/show-sales.tsx";
import { homeTexts as texts } from "../../texts/home.ru.ts";
import { HomePage } from "./home-page.tsx";

const rub = (amount: number) => ({ amount, currency: "RUB" as const });
const weeks = Array.from({ length: 13 }, (_, index) => ({
  start: addDays("2026-08-31", index * 7),
  seats: index,
  last_year: 12 - index,
}));
const nothing = { at: null, day: null, amount: null, missing: null };
const home: OfficeHome = {
  today: "2026-11-25",
  tasks: [
    {
      kind: "confirm",
      count: 5,
      items: [
        { ...nothing, id: 7, name: "Марина Ветрова", tour: "Белуха", at: "2026-11-26T09:00:00Z" },
      ],
    },
    {
      kind: "overdue",
      count: 1,
      items: [
        {
          ...nothing,
          id: 9,
          name: "Игорь Лаптев",
          tour: "Белуха",
          day: "2026-11-20",
          amount: rub(4_200_000),
        },
      ],
    },
  ],
  departures: [
    {
      id: 3,
      tour: { id: 1001, title: "Пешком к Белухе" },
      start_date: "2026-12-01",
      end_date: "2026-12-08",
      status: "open",
      capacity: 12,
      held: 10,
      sold: 8,
      paid: [rub(32_000_000)],
      due: [rub(8_000_000)],
    },
  ],
  weeks,
};
const visits: VisitFigures = {
  from: "2026-10-27",
  to: "2026-11-25",
  steps: { visits: 2000, tours: 1500, bookings: 120, requests: 30, paid: 12 },
  pages: [
    { tour: null, views: 900, bookings: 0, requests: 0, paid: 0 },
    {
      tour: { id: 1001, title: "Пешком к Белухе" },
      views: 800,
      bookings: 90,
      requests: 20,
      paid: 8,
    },
  ],
  sources: [{ source: "search", visits: 1200, requests: 18, paid: 7 }],
  unbooked: [{ tour: { id: 1002, title: "Мультинские озёра" }, views: 340, bookings: 4 }],
};
const check = (name: ReadinessCheck["name"], is_done: boolean, weight = "essential") => ({
  ...{ name, is_done, weight, group: "site", is_waiting: false },
  ...{ places: [], count: 0, fix: null },
});
const steps = [check("about", true), check("published", true), check("links", false, "advice")];

const show = (over: { home?: OfficeHome; visits?: VisitFigures; steps?: typeof steps } = {}) =>
  showSales({
    path: "/",
    address: "/1",
    Screen: HomePage,
    answer: ({ path }) => {
      if (path.endsWith("/home")) return [200, { data: over.home ?? home }];
      if (path.endsWith("/visits")) return [200, { data: over.visits ?? visits }];
      return [200, { data: over.steps ?? steps }];
    },
  });
const part = (name: string) => page.getByRole("region", { name });
const wordsOf = (name: string) => part(name).element().textContent;

test("what waits leads to where it is done, with its reason, and the rest of a kind to its list", async () => {
  show();
  await expect.element(part(texts.tasks.title)).toBeVisible();
  const tasks = part(texts.tasks.title);
  const linkOf = (name: string) =>
    tasks.getByRole("link", { name, exact: false }).element().getAttribute("href");
  expect(linkOf("Марина Ветрова")).toBe("/1/requests/7");
  expect(linkOf(texts.tasks.more(4))).toBe("/1/requests");
  expect(wordsOf(texts.tasks.title)).toMatch(/42\s000\s₽, срок был 20\sноября/);
  const departures = part(texts.departures.title);
  expect(
    departures.getByRole("link", { name: "Белухе", exact: false }).element().getAttribute("href"),
  ).toBe("/1/departures/3");
  expect(wordsOf(texts.departures.title)).toMatch(/8 из 12\sмест продано, 2 ждут оплаты/);
  expect(wordsOf(texts.departures.title)).toMatch(/Получено 320\s000\s₽, ждём 80\s000\s₽/);
});

test("sold seats are drawn once they are seen, and stand in a table for whoever can't see them", async () => {
  show();
  const sold = part(texts.weeks.title);
  await expect.element(sold).toBeVisible();
  sold.element().scrollIntoView();
  await expect.poll(() => sold.element().querySelector("canvas")?.width ?? 0).toBeGreaterThan(300);
  expect(sold.element().textContent).toMatch(/За 13\sнедель: 78\sмест, год назад 78/);
  await userEvent.click(sold.getByText(texts.weeks.table));
  const rows = sold.getByRole("row");
  expect(rows.elements()).toHaveLength(14);
  expect(rows.nth(13).element().textContent).toMatch(/23–29\sноября120/);
});

test("a visit is followed to its payment, for as many days as are asked for", async () => {
  const { asked, address } = show();
  const funnel = part(texts.visits.title);
  await expect.element(funnel.getByText(texts.visits.steps.paid)).toBeVisible();
  const items = funnel
    .getByRole("listitem")
    .elements()
    .map((one) => one.textContent);
  expect(items[2]).toMatch(/Открыли бронирование1208\s% от прошлого шага/);
  expect(items[4]).toMatch(/Оплатили1240\s%/);
  expect(wordsOf(texts.unbooked.title)).toMatch(/Мультинские озёра340\sпросмотров/);
  await userEvent.click(page.getByRole("radio", { name: texts.visits.days(90) }));
  await expect
    .poll(() => asked.filter(({ path }) => path.endsWith("/visits")).at(-1)?.query)
    .toEqual({ organizer_id: "1", days: "90" });
  expect(address()).toBe("/1?days=90");
});

test("a new organiser is told what will stand here, and led on with their first steps", async () => {
  const none = { visits: 0, tours: 0, bookings: 0, requests: 0, paid: 0 };
  show({
    home: {
      ...home,
      tasks: [],
      departures: [],
      weeks: weeks.map((week) => ({ ...week, seats: 0, last_year: 0 })),
    },
    visits: { ...visits, steps: none, pages: [], sources: [], unbooked: [] },
    steps: [check("about", true), check("published", false), check("links", true, "advice")],
  });
  for (const { empty } of [texts.departures, texts.weeks, texts.visits]) {
    await expect.element(page.getByText(empty)).toBeVisible();
  }
  await expect.element(page.getByText(texts.tasks.done)).toBeVisible();
  await expect.element(page.getByText(texts.firstSteps.title(1, 2))).toBeVisible();
  expect(document.querySelector("canvas")).toBeNull();
});
