import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { departureTexts as texts } from "../../../texts/departure.ru.ts";
import { departure, showDeparture } from "./show-departure.tsx";

const refused = (status: number, more: object): [number, object] => [
  status,
  { message: "Проверьте", error: "refused", validation: {}, ...more },
];

test("who goes stands by requests, with what they owe in words", async () => {
  showDeparture("guests");
  const party = page.getByRole("region", { name: "Анна Орлова" });
  await expect.element(party.getByText("Без глютена")).toBeVisible();
  const words = party.element().textContent.replaceAll(/\s/g, " ");
  for (const part of ["Оплачено 20 000 ₽, осталось 76 000 ₽ до 17 июня 2030", "Турист 2", "38"]) {
    expect(words).toContain(part);
  }
  await expect.element(page.getByRole("link", { name: texts.sheet })).toBeVisible();
  await userEvent.click(page.getByRole("tab", { name: texts.tabs.arrivals }));
  const rows = page.getByRole("tabpanel").getByRole("listitem");
  await expect.element(rows.nth(1)).toBeVisible();
  expect(rows.nth(0).element().textContent).toContain("S7 2603");
  expect(rows.nth(1).element().textContent).toContain(texts.arrivals.unknown);
});

test("people are put into rooms by choice and by dragging, and a conflict keeps both versions", async () => {
  const theirs = { id: "t", name: "Их палатка", kind: "tent", beds: 3, tourist_ids: [9] };
  const answers = [
    refused(409, { data: { version: 8, rooms: [theirs] } }),
    refused(409, { data: { version: 9, rooms: [theirs] } }),
  ];
  const { sent } = showDeparture("rooming", ({ name, body }) => {
    if (name !== "save-rooming") return undefined;
    return answers.shift() ?? [200, { data: { version: 10, rooms: body["rooms"] } }];
  });
  const roomsSent = () => sent.map(({ body }) => body);
  const save = page.getByRole("button", { name: texts.rooming.save });
  await userEvent.click(page.getByRole("button", { name: texts.rooming.add }));
  const where = page.getByRole("combobox", { name: texts.rooming.where("Анна Орлова") });
  await userEvent.click(where);
  await userEvent.click(page.getByRole("option", { name: "Номер 1" }));
  await expect.element(page.getByText(texts.rooming.left(2))).toBeVisible();
  const room = page.getByRole("region", { name: "Номер 1" });
  const timur = page.getByRole("listitem").filter({ hasText: "Тимур Ким" }).element();
  await userEvent.dragAndDrop(timur.querySelector("svg")!, room.element(), { steps: 12 });
  await expect.element(page.getByText(texts.rooming.left(1))).toBeVisible();
  await userEvent.click(save);
  await expect.element(page.getByText(texts.rooming.conflict)).toBeVisible();
  expect(roomsSent()[0]).toMatchObject({ version: 3, rooms: [{ tourist_ids: [7, 9], beds: 2 }] });
  await userEvent.click(page.getByRole("button", { name: texts.rooming.keepMine }));
  await userEvent.click(save);
  await expect.element(page.getByText(texts.rooming.conflict)).toBeVisible();
  expect(roomsSent()[1]).toMatchObject({ version: 8, rooms: [{ tourist_ids: [7, 9] }] });
  await userEvent.click(page.getByRole("button", { name: texts.rooming.takeTheirs }));
  const name = page.getByRole("textbox", { name: texts.rooming.name });
  await expect.element(name).toHaveValue("Их палатка");
  await userEvent.click(page.getByRole("button", { name: texts.rooming.remove("Их палатка") }));
  await userEvent.click(save);
  await expect.poll(() => roomsSent()[2]).toMatchObject({ version: 9, rooms: [] });
});

test("a list is asked for without documents unless they are wanted", async () => {
  const file = { name: "transport-2030-07-01.csv", type: "text/csv", content: btoa("a;b") };
  const { sent } = showDeparture("lists", ({ name }) =>
    name === "make-guest-list" ? [200, { data: file }] : undefined,
  );
  await userEvent.click(
    page.getByRole("radio", { name: texts.lists.kinds.transport, exact: false }),
  );
  await userEvent.click(page.getByRole("radio", { name: texts.lists.formats.csv }));
  const made = vi.spyOn(URL, "createObjectURL");
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  await userEvent.click(page.getByRole("button", { name: texts.lists.make }));
  await expect.poll(() => pressed.mock.contexts.length).toBe(1);
  expect((pressed.mock.contexts[0] as HTMLAnchorElement).download).toBe(file.name);
  expect(await (made.mock.calls[0]![0] as Blob).text()).toBe("a;b");
  await userEvent.click(page.getByRole("checkbox", { name: texts.lists.documents, exact: false }));
  await userEvent.click(page.getByRole("button", { name: texts.lists.make }));
  await expect.poll(() => sent.length).toBe(2);
  expect(sent.map(({ body }) => body)).toEqual([
    { kind: "transport", format: "csv", with_documents: false },
    { kind: "transport", format: "csv", with_documents: true },
  ]);
});

test("a move says what it means for guests, keeps what was typed when refused, and leads to the new date", async () => {
  const answers = [
    refused(422, { validation: { start_date: ["В этот день заезд уже есть"] } }),
    [200, { data: { ...departure, id: 6, start_date: "2030-08-12", end_date: "2030-08-16" } }],
  ] as [number, object][];
  const { sent, address } = showDeparture("guests", ({ name }) =>
    name === "move" ? answers.shift() : undefined,
  );
  await userEvent.click(page.getByRole("button", { name: texts.move.open }));
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText(texts.move.letters(2, 3))).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: texts.move.submit }));
  const missing = dialog.getByText("Обязательно для заполнения");
  await expect.poll(() => missing.elements().length).toBe(2);
  expect(sent).toEqual([]);
  await userEvent.fill(
    dialog.getByRole("textbox", { name: texts.move.start, exact: false }),
    "12.08.2030",
  );
  await userEvent.keyboard("{Tab}");
  await userEvent.click(dialog.getByRole("button", { name: texts.move.submit }));
  await expect.element(dialog.getByText("В этот день заезд уже есть")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: texts.move.submit }));
  await expect.poll(address).toBe("/1/departures/6");
  const body = { start_date: "2030-08-12", end_date: "2030-08-16" };
  expect(sent.map((one) => one.body)).toEqual([body, body]);
});

test("that a trip takes place is said by a button", async () => {
  const { sent } = showDeparture("guests", ({ name, body }) =>
    name === "update" ? [200, { data: { ...departure, ...body } }] : undefined,
  );
  await userEvent.click(page.getByRole("button", { name: texts.guarantee, exact: true }));
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ status: "guaranteed" }]);
});
