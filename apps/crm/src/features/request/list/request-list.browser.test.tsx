import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import type { RequestRow } from "@tour/api";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sampleRow } from "../../../requests/sample-row.ts";
import { requestListTexts as texts } from "../../../texts/request-list.ru.ts";
import { savedViewTexts } from "../../../texts/saved-views.ru.ts";
import { undoTexts } from "../../../texts/undo.ru.ts";
import { listOf, showRequests } from "./show-requests.tsx";

const viewTexts = savedViewTexts;
const listPath = "/crm/api/request/list";
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const since = hoursAgo(5.2);
const late = sampleRow({
  ...{ id: 7, guest: "Пётр Ильин", phone: "+79031234567", awaits_reply: true, waits_since: since },
  ...{ next_step: "answer", late: [{ step: "answer", since }] },
});
const second = sampleRow({ id: 8, guest: "Вера Мирная" });
const third = sampleRow({ id: 9, guest: "Олег Тихий", status: 3, next_step: "trip" });

const rows = () => page.getByRole("table", { name: texts.caption }).getByRole("row");
const link = (name: string) => page.getByRole("link", { name, exact: true });
const always = (data: RequestRow[]) => (call: { path: string }) =>
  call.path === listPath ? listOf(data) : undefined;

test("a late request says why and since when, another what is next", async () => {
  showRequests("/1/requests", always([late, second]));
  await expect.element(rows().nth(2)).toBeVisible();
  const wordsOf = (row: number) => rows().nth(row).element().textContent;
  expect(wordsOf(1)).toMatch(/Опаздывает: гость ждёт ответа 5\sч/);
  expect(wordsOf(2)).toContain(texts.steps.confirm);
  await expect.element(page.getByRole("link", { name: `${texts.tabs.late} 1` })).toBeVisible();
});

test("filters stand in the address and in the question, and are reset where nothing is found", async () => {
  const shown = showRequests("/1/requests?status=%5B3%5D&q=8916", always([]));
  await expect.element(page.getByText(texts.nothing)).toBeVisible();
  const [first] = shown.asked.filter(({ path }) => path === listPath);
  expect([...first!.query].sort()).toEqual([
    ["organizer_id", "1"],
    ["page", "1"],
    ["q", "8916"],
    ["status", "3"],
  ]);
  await userEvent.click(page.getByRole("link", { name: `${texts.tabs.late} 0` }));
  await expect.poll(shown.address).toContain("late=true");
  expect(shown.address()).not.toContain("status");
  await userEvent.click(page.getByRole("button", { name: texts.filters.reset }).first());
  await expect.element(page.getByText(texts.empty, { exact: true })).toBeVisible();
  await expect.element(page.getByRole("searchbox")).toHaveValue("");
});

test("what is in memory answers a search before the server does, and a failure takes nothing away", async () => {
  let answer: (value: [number, object]) => void = () => {};
  showRequests("/1/requests", ({ path, query }) => {
    if (path !== listPath) return undefined;
    if (!query.has("q")) return listOf([late, second, third]);
    return new Promise<[number, object]>((resolve) => (answer = resolve));
  });
  await expect.element(link("Пётр Ильин")).toBeVisible();
  await userEvent.fill(page.getByRole("searchbox"), "8 903 123-45-67");
  await expect.element(page.getByText(texts.updating)).toBeVisible();
  await expect.element(rows()).toHaveLength(2);
  await expect.element(link("Пётр Ильин")).toBeVisible();
  answer([422, { message: "Сервер не смог", error: "unprocessable", validation: {} }]);
  await expect.element(page.getByText("Сервер не смог")).toBeVisible();
  await expect.element(page.getByText(texts.outdated)).toBeVisible();
  await expect.element(link("Пётр Ильин")).toBeVisible();
});

test("keys move, open, search and come back to where one was", async () => {
  showRequests("/1/requests", always([late, second, third]));
  await expect.element(link("Пётр Ильин")).toBeVisible();
  await userEvent.keyboard("jj");
  await expect.element(link("Вера Мирная")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(link("Олег Тихий")).toHaveFocus();
  await userEvent.keyboard("k{Enter}");
  await expect.element(page.getByText("Страница заявки")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(link("Вера Мирная")).toHaveFocus();
  await userEvent.keyboard("/");
  await expect.element(page.getByRole("searchbox")).toHaveFocus();
  await userEvent.keyboard("j");
  await expect.element(page.getByRole("searchbox")).toHaveValue("j");
});

test("of a long list what is in sight is drawn alone, and keys reach the rest", async () => {
  const many = Array.from({ length: 200 }, (_, index) =>
    sampleRow({ id: 1000 - index, guest: `Гость ${index}` }),
  );
  showRequests("/1/requests", always(many));
  await expect.element(link("Гость 0")).toBeVisible();
  expect(document.querySelectorAll("tr[data-index]").length).toBeLessThan(60);
  expect(document.querySelector("table")!.getAttribute("aria-rowcount")).toBe("201");
  for (let count = 0; count < 40; count += 1) await userEvent.keyboard("j");
  await expect.element(link("Гость 39")).toHaveFocus();
  await expect.element(link("Гость 39")).toBeInViewport();
});

test("many are confirmed one by one; what was refused is named with the reason, and tried again alone", async () => {
  let isFull = true;
  const { asked } = showRequests("/1/requests", ({ path, body }) => {
    if (path === listPath) return listOf([late, second, third]);
    if (!path.endsWith("/confirm")) return undefined;
    if (body["id"] === 8 && isFull) {
      return [409, { message: "Мест больше нет", error: "conflict", validation: {} }];
    }
    return [200, { data: {} }];
  });
  await userEvent.click(page.getByRole("checkbox", { name: texts.selectAll }));
  await userEvent.click(page.getByRole("button", { name: texts.bulk.confirm.open(2) }));
  const dialog = page.getByRole("dialog");
  await userEvent.click(dialog.getByRole("button", { name: texts.bulk.confirm.submit }));
  await expect.element(dialog.getByText(/№\s8, Вера Мирная: Мест больше нет/)).toBeVisible();
  await expect.element(dialog.getByText(texts.bulk.over(1))).toBeVisible();
  isFull = false;
  await userEvent.click(dialog.getByRole("button", { name: texts.bulk.again }));
  await expect.element(dialog.getByText(texts.bulk.over(2))).toBeVisible();
  const confirmed = asked.filter(({ path }) => path.endsWith("/confirm"));
  expect(confirmed.map(({ body }) => body["id"])).toEqual([7, 8, 8]);
});

test("one message goes to each of the chosen under a key of its own, and all are taken back with their words", async () => {
  let replies = 40;
  const { asked } = showRequests("/1/requests", ({ path }) => {
    if (path === listPath) return listOf([late, second]);
    if (path.endsWith("/withdraw-reply")) return [200, { success: true }];
    return path.endsWith("/reply") ? [200, { data: { id: (replies += 1) } }] : undefined;
  });
  const sent = () => asked.filter(({ path }) => path.endsWith("/reply"));
  await userEvent.click(page.getByRole("checkbox", { name: texts.selectAll }));
  await userEvent.click(page.getByRole("button", { name: texts.bulk.message.open }));
  const dialog = page.getByRole("dialog");
  const send = dialog.getByRole("button", { name: texts.bulk.message.submit });
  await userEvent.click(send);
  await expect.element(dialog.getByText(texts.bulk.message.required)).toBeVisible();
  expect(sent()).toEqual([]);
  await userEvent.fill(dialog.getByRole("textbox"), "Берите дождевики");
  await userEvent.click(send);
  await expect.element(page.getByText(texts.bulk.message.sent(2))).toBeVisible();
  expect(sent().map(({ body }) => [body["id"], body["text"]])).toEqual([
    [7, "Берите дождевики"],
    [8, "Берите дождевики"],
  ]);
  expect(new Set(sent().map(({ body }) => body["key"])).size).toBe(2);
  await userEvent.click(page.getByRole("button", { name: undoTexts.undo }));
  await expect.element(page.getByText(texts.bulk.message.takenBack)).toBeVisible();
  const withdrawn = asked.filter(({ path }) => path.endsWith("/withdraw-reply"));
  expect(withdrawn.map(({ body }) => body["message_id"])).toEqual([41, 42]);
  await userEvent.click(page.getByRole("checkbox", { name: texts.selectAll }));
  await userEvent.click(page.getByRole("button", { name: texts.bulk.message.open }));
  await expect.element(dialog.getByRole("textbox")).toHaveValue("Берите дождевики");
});

test("a list is kept under a name, and taken away with a way back", async () => {
  const views: { id: number; name: string; search: string }[] = [];
  showRequests("/1/requests?status=%5B1%5D", ({ path, body }) => {
    if (path === listPath) return listOf([second]);
    if (path.endsWith("/saved-view/list")) return [200, { data: [...views] }];
    if (path.endsWith("/saved-view/save")) {
      views.push({ id: 3, name: `${body["name"]}`, search: `${body["search"]}` });
      return [200, { data: views[0]! }];
    }
    if (path.endsWith("/saved-view/remove")) {
      views.pop();
      return [200, { success: true }];
    }
    return undefined;
  });
  await userEvent.click(page.getByRole("button", { name: viewTexts.save }));
  const dialog = page.getByRole("dialog");
  await userEvent.fill(dialog.getByRole("textbox"), "Мои новые");
  await userEvent.click(dialog.getByRole("button", { name: viewTexts.submit }));
  await expect.element(link("Мои новые")).toHaveAttribute("aria-current", "page");
  await userEvent.click(page.getByRole("button", { name: viewTexts.remove("Мои новые") }));
  await expect.element(link("Мои новые")).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: viewTexts.restore }));
  await expect.element(link("Мои новые")).toBeVisible();
});

test("the board has a column for each status, and its cards open requests", async () => {
  const { asked } = showRequests("/1/requests?view=board", ({ path, query }) => {
    if (path !== listPath) return undefined;
    const wanted = query.getAll("status").map(Number);
    return listOf([late, second, third].filter(({ status }) => wanted.includes(status)));
  });
  const column = (name: string) => page.getByRole("region", { name });
  await expect.element(column(`${texts.tabs.confirm} 2`).getByText("Пётр Ильин")).toBeVisible();
  await expect.element(column(`${texts.tabs.sold} 1`).getByText("Олег Тихий")).toBeVisible();
  const closed = asked.map(({ query }) => query.getAll("status").join());
  expect(closed).toContain("5,6,7,8");
  await userEvent.click(page.getByText("Олег Тихий"));
  await expect.element(page.getByText("Страница заявки")).toBeVisible();
});
