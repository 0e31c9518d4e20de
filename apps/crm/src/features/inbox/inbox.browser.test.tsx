import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import type { HelpQuestion } from "@tour/api";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inboxTexts as texts } from "../../texts/inbox.ru.ts";
import { showInbox } from "./show-inbox.tsx";

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const question: HelpQuestion = {
  id: 7,
  status: "new",
  name: "Ольга Мирная",
  phone: "+79000000301",
  email: "olga@example.com",
  message: "Едем с дочкой, ей девять. Потянет ли она переходы по пятнадцать километров?",
  tour: "Пешком к Белухе",
  created_at: hoursAgo(5.2),
  waits_since: hoursAgo(5.2),
  assignee: null,
  recorded_by: null,
  organizer_id: 1,
  site: "altai.example",
  tour_id: 3,
  page_url: "https://altai.example/belukha-3",
  events: [],
  people: [{ id: "anna", name: "Анна Орлова" }],
};
const fresh = {
  ...question,
  id: 8,
  name: "Тимур",
  email: "",
  waits_since: hoursAgo(0.4),
  tour: null,
};
const answered = {
  ...question,
  id: 6,
  name: "Вера",
  status: "answered" as const,
  waits_since: null,
};

const listOf = (rows: object[]): [number, object] => [
  200,
  {
    data: rows,
    pagination: { page: 1, pages: 1, items_count: rows.length, page_size: 20 },
    waiting: { count: 1, since: question.waits_since },
  },
];
const refused = (status: number, message: string): [number, object] => [
  status,
  { message, error: "conflict", validation: {} },
];

test("a question that was missed says how long it waits, and one that was not is only waiting", async () => {
  showInbox("/1/questions", () => listOf([fresh, question, answered]));
  const rows = page.getByRole("list", { name: texts.caption }).getByRole("listitem");
  await expect.element(rows.nth(2)).toBeVisible();
  const wordsOf = (row: number) => rows.nth(row).element().textContent;
  expect(wordsOf(0)).toContain(texts.status.new);
  expect(wordsOf(1)).toMatch(/ждёт\s5\sч/);
  expect(wordsOf(2)).toContain(texts.status.answered);
});

test("filters stand in the address, and the server is asked by them", async () => {
  const { asked, address } = showInbox("/1/questions?page=2", () => listOf([]));
  await userEvent.click(page.getByRole("radio", { name: texts.statuses.answered }));
  await userEvent.type(page.getByRole("searchbox", { name: texts.filters.search }), "Вера");
  await expect.poll(() => asked.at(-1)?.query["search"]).toBe("Вера");
  expect(asked.at(-1)?.query).toMatchObject({ organizer_id: "1", status: "answered" });
  expect(asked.at(-1)?.query["page"]).toBeUndefined();
  expect(address()).toContain("status=answered");
  await userEvent.click(page.getByRole("button", { name: texts.filters.reset }));
  await expect.element(page.getByText(texts.emptyText)).toBeVisible();
  await expect.element(page.getByRole("searchbox")).toHaveValue("");
});

test("what the server could not list is said", async () => {
  showInbox("/1/questions", () => refused(503, "Сервер перегружен"));
  await expect.element(page.getByText("Сервер перегружен")).toBeVisible();
});

test("an answer is sent once it says something, and stays typed until the server has it", async () => {
  const answers: [number, object][] = [refused(409, "Вопрос закрыт"), [200, { data: answered }]];
  const { asked } = showInbox("/1/questions/7", ({ path }) =>
    path.endsWith("/answer") ? answers.shift()! : [200, { data: question }],
  );
  const sent = () => asked.filter(({ path }) => path.endsWith("/answer"));
  const field = page.getByRole("textbox", { name: texts.reply.label, exact: false });
  const send = page.getByRole("button", { name: texts.reply.send });
  await userEvent.click(send);
  await expect.element(page.getByText(texts.reply.required)).toBeVisible();
  expect(sent()).toEqual([]);
  await userEvent.type(field, " Потянет ");
  await userEvent.click(send);
  await expect.element(page.getByText("Вопрос закрыт")).toBeVisible();
  await expect.element(field).toHaveValue(" Потянет ");
  await userEvent.click(send);
  await expect.element(field).toHaveValue("");
  expect(sent().map(({ body }) => [body["id"], body["text"]])).toEqual([
    [7, "Потянет"],
    [7, "Потянет"],
  ]);
  expect(sent()[1]!.body["key"]).toBe(sent()[0]!.body["key"]);
});

test("an answer is taken back by one press, and its words stand in the form again", async () => {
  const events = [
    {
      id: 5,
      kind: "answered",
      by: "Анна",
      to: null,
      text: "Да",
      request_id: null,
      at: question.created_at,
    },
  ];
  const { asked } = showInbox("/1/questions/7", ({ path }) => [
    200,
    { data: path.endsWith("/answer") ? { ...answered, events } : question },
  ]);
  const field = page.getByRole("textbox", { name: texts.reply.label, exact: false });
  await userEvent.type(field, "Да");
  await userEvent.click(page.getByRole("button", { name: texts.reply.send }));
  await expect.element(page.getByText(texts.reply.sent)).toBeVisible();
  await expect.element(field).toHaveValue("");
  await userEvent.type(field, "И ещё");
  await userEvent.click(page.getByRole("button", { name: "Отменить" }));
  await expect.element(field).toHaveValue("Да\n\nИ ещё");
  expect(asked.find(({ path }) => path.endsWith("/undo"))?.body).toEqual({ event_id: 5 });
});

test("an answer that is longer than the call takes is not cut, and is not sent", async () => {
  const { asked } = showInbox("/1/questions/7", () => [200, { data: question }]);
  const field = page.getByRole("textbox", { name: texts.reply.label, exact: false });
  await userEvent.fill(field, "я".repeat(4001));
  await userEvent.click(page.getByRole("button", { name: texts.reply.send }));
  await expect.element(page.getByText("Максимум 4000 символов")).toBeVisible();
  expect(asked.some(({ path }) => path.endsWith("/answer"))).toBe(false);
});

test("who left a phone alone is called back, and contacts are links", async () => {
  const phoneOnly = { ...question, email: "", message: "" };
  const { asked } = showInbox("/1/questions/7", () => [200, { data: phoneOnly }]);
  await expect.element(page.getByText(texts.reply.noEmail)).toBeVisible();
  const phone = page.getByRole("link", { name: "03-01", exact: false });
  await expect.element(phone.first()).toHaveAttribute("href", "tel:+79000000301");
  await userEvent.click(page.getByRole("button", { name: texts.reply.call }));
  await expect.poll(() => asked.some(({ path }) => path.endsWith("/note-call"))).toBe(true);
});

test("a question is closed with a reason alone, by keyboard", async () => {
  const closed = { ...question, status: "closed", waits_since: null };
  const { asked } = showInbox("/1/questions/7", ({ path }) => [
    200,
    { data: path.endsWith("/close") ? closed : question },
  ]);
  await userEvent.click(page.getByRole("button", { name: texts.close.open }));
  await userEvent.keyboard("Реклама{Tab}{Enter}");
  await expect.element(page.getByText(texts.closedText)).toBeVisible();
  expect(asked.find(({ path }) => path.endsWith("/close"))?.body).toEqual({
    id: 7,
    reason: "Реклама",
  });
});

test("staff answer questions of the marketplace on the same screens, and come back to their own list", async () => {
  const market = { ...question, organizer_id: null, tour: null, site: "market.example" };
  const { asked, address } = showInbox("/questions", ({ path }) =>
    path.endsWith("/list-of-marketplace") ? listOf([market]) : [200, { data: market }],
  );
  await userEvent.click(page.getByRole("link", { name: market.name, exact: false }));
  await expect.element(page.getByRole("heading", { name: market.name })).toBeVisible();
  expect(address()).toBe("/questions/7");
  const field = page.getByRole("textbox", { name: texts.reply.label, exact: false });
  await userEvent.type(field, "Да");
  await userEvent.click(page.getByRole("button", { name: texts.reply.send }));
  await expect.poll(() => asked.some(({ path }) => path.endsWith("/answer"))).toBe(true);
  await userEvent.click(page.getByRole("link", { name: texts.back }));
  await expect.poll(address).toBe("/questions");
  expect(asked.some(({ path }) => path.endsWith("/help-request/list"))).toBe(false);
});
