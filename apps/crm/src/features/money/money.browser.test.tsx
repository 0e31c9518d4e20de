import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import type { MoneyFigures } from "@tour/api";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showSales } from "../../shell/show-sales.tsx";
import { moneyTexts as texts } from "../../texts/money.ru.ts";
import { MoneyPage } from "./money-page.tsx";

const rub = (amount: number) => ({ amount, currency: "RUB" as const });
const figures: MoneyFigures = {
  today: "2026-11-25",
  from: "2026-11-01",
  to: "2026-11-30",
  sums: [
    {
      currency: "RUB",
      paid: 50_000_000,
      refunded: 2_000_000,
      refund_due: 1_000_000,
      kept: 47_000_000,
      held: 12_000_000,
      owed: 9_000_000,
      due: 18_000_000,
      overdue: 3_840_000,
    },
  ],
  due: [
    {
      request_id: 7,
      guest: "Игорь Лаптев",
      tour: "Белуха",
      kind: "payment",
      amount: rub(3_840_000),
      until: null,
      day: "2026-11-20",
      is_overdue: true,
    },
  ],
  due_count: 3,
  payouts: [{ day: "2026-11-12", requests: 2, amount: rub(9_000_000), commission: rub(1_000_000) }],
  days: [{ day: "2026-11-12", currency: "RUB", paid: 4_800_000, refunded: 0 }],
};

const show = (address: string, shown: MoneyFigures = figures, csvStatus = 200) =>
  showSales({
    path: "/money",
    address,
    Screen: MoneyPage,
    answer: ({ path }) => {
      if (!path.endsWith("/money-csv")) return [200, { data: shown }];
      if (csvStatus !== 200) return [csvStatus, { message: "Сервер перегружен", validation: {} }];
      return [200, { data: { name: "dengi.csv", text: "\uFEFFДата\r\n" } }];
    },
  });

test("what is paid, held, due and owed stands first, then who has to pay and by when", async () => {
  show("/1/money?from=2026-11-01&to=2026-11-30");
  await expect.element(page.getByText(texts.sums.held)).toBeVisible();
  const words = document.body.textContent;
  expect(words).toMatch(/Получено от гостей470\s000\s₽без возвращённых 20\s000\s₽/);
  expect(words).toMatch(/Ждём оплаты180\s000\s₽из них просрочено 38\s400\s₽/);
  expect(words).toMatch(/Площадка должна вам90\s000\s₽/);
  const due = page.getByRole("link", { name: "Игорь Лаптев", exact: false });
  expect(due.element().getAttribute("href")).toBe("/1/requests/7");
  expect(due.element().textContent).toMatch(/просроченодоплата до 20\sноября.*38\s400\s₽/);
  await expect.element(page.getByText(/Ещё 2\sзаявки/)).toBeVisible();
  expect(page.getByRole("table", { name: texts.period.payouts }).element().textContent).toMatch(
    /12 ноября 2026.*90\s000\s₽10\s000\s₽/,
  );
});

test("another period stands in the address, is asked for, and is the one that is taken along", async () => {
  const { asked, address } = show("/1/money?from=2026-11-01&to=2026-11-30");
  await userEvent.click(page.getByRole("radio", { name: texts.period.presets.year }));
  await expect.poll(address).toMatch(/from=\d{4}-01-01&to=\d{4}-12-31/);
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  await userEvent.click(page.getByRole("button", { name: texts.period.csv }));
  await expect
    .poll(() => saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download))
    .toEqual(["dengi.csv"]);
  saved.mockRestore();
  const last = asked.findLast(({ path }) => path.endsWith("/money-csv"));
  expect(last?.query).toMatchObject({ organizer_id: "1", from: expect.stringMatching(/-01-01$/) });
});

test("an address with half of a period shows this month; a file that failed is told of", async () => {
  const { asked } = show(
    "/1/money?from=2026-11-01",
    { ...figures, sums: [], due: [], days: [] },
    503,
  );
  await expect.element(page.getByText(texts.sums.nothing)).toBeVisible();
  await expect.element(page.getByText(texts.period.empty)).toBeVisible();
  expect(asked[0]?.query["from"]).toMatch(/^\d{4}-\d{2}-01$/);
  expect(asked[0]?.query["to"]).toBeDefined();
  await userEvent.click(page.getByRole("button", { name: texts.period.csv }));
  await expect.element(page.getByText("Сервер перегружен")).toBeVisible();
});
