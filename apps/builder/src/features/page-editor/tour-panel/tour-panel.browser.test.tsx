import { leavingStore } from "@tour/office/unsaved-changes";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showTourPanel } from "./show-tour-panel.tsx";

const box = (name: string | RegExp) => page.getByRole("textbox", { name });
const number = (name: string) => page.getByRole("spinbutton", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("a piece opens its form with the focus where it was asked for, and saves over the tour's version", async () => {
  const panel = showTourPanel();
  await panel.open("subtitle");
  await expect.element(box("Подзаголовок")).toHaveFocus();
  await panel.open("title");
  await expect.element(box("Название")).toHaveFocus();
  await userEvent.fill(box("Название"), "Белуха летом");
  await userEvent.click(button("Сохранить"));
  await expect.element(page.getByText("Сохранено, публиковать не нужно")).toBeVisible();
  expect(panel.bodies("tour/update")).toEqual([
    { title: "Белуха летом", subtitle: "К ледникам", description: "Поход", version: 3 },
  ]);
  expect(panel.reread).toHaveBeenCalledTimes(1);

  await userEvent.click(button("Вернуть прежнее"));
  await expect
    .poll(() => panel.bodies("tour/update").at(-1))
    .toMatchObject({
      title: "Белуха",
      version: 4,
    });
  expect(panel.kept.tour.fields.title).toBe("Белуха");
});

test("what somebody else changed in another field stays, without a question", async () => {
  const panel = showTourPanel();
  await panel.open("title");
  await userEvent.fill(box("Название"), "Белуха летом");
  panel.kept.tour = {
    ...panel.kept.tour,
    version: 9,
    fields: { ...panel.kept.tour.fields, subtitle: "К самым ледникам" },
  };
  await userEvent.click(button("Сохранить"));
  await expect.poll(() => panel.bodies("tour/update").length).toBe(2);
  await expect
    .poll(() => panel.kept.tour.fields)
    .toMatchObject({
      title: "Белуха летом",
      subtitle: "К самым ледникам",
    });
  await expect.element(box("Подзаголовок")).toHaveValue("К самым ледникам");
});

test("where both changed the same both are shown, and either can be saved", async () => {
  const panel = showTourPanel();
  await panel.open("day", "d2");
  await expect.element(page.getByRole("heading", { name: "День 2 программы" })).toBeVisible();
  await expect.element(box("Название дня")).toHaveFocus();
  await userEvent.fill(box("Название дня"), "Мой перевал");
  await userEvent.fill(box("Ночлег"), "Изба");
  const theirs = structuredClone(panel.kept.tour);
  theirs.version = 9;
  theirs.fields.program[1]!.title = "Их перевал";
  panel.kept.tour = theirs;
  await userEvent.click(button("Сохранить"));
  await expect.element(page.getByText("Это же поменял кто-то ещё", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Мой перевал", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Их перевал", { exact: true })).toBeVisible();
  expect(panel.kept.tour.version).toBe(9);
  await expect.element(box("Название дня")).toHaveValue("Мой перевал");
  await userEvent.click(page.getByRole("radio", { name: /^Их/ }));
  await userEvent.click(button("Сохранить выбранное"));
  await expect.poll(() => panel.kept.tour.version).toBe(10);
  expect(panel.kept.tour.fields.program[1]).toEqual({
    ...{ id: "d2", title: "Их перевал", text: "Идём", media: [] },
    ...{ meals: "Каша", lodging: "Изба" },
  });
  await expect.element(box("Название дня")).toHaveValue("Их перевал");
});

test("a day that somebody removed is said to be gone, and the text stays to be copied", async () => {
  const panel = showTourPanel();
  await panel.open("day", "d2");
  await userEvent.fill(box("Что будет"), "Долгий рассказ");
  const theirs = structuredClone(panel.kept.tour);
  theirs.version = 9;
  theirs.fields.program.pop();
  panel.kept.tour = theirs;
  await userEvent.click(button("Сохранить"));
  await expect.element(page.getByText(/это убрали из тура/)).toBeVisible();
  await expect.element(box("Что будет")).toHaveValue("Долгий рассказ");
});

test("without a network what was typed stays, and goes at the next press", async () => {
  let isDown = true;
  const panel = showTourPanel({
    answer: ({ name }) => {
      if (name === "tour/update" && isDown) throw new TypeError("Failed to fetch");
      return undefined;
    },
  });
  await panel.open("guide", "g1");
  await expect.element(box("Имя")).toHaveFocus();
  await userEvent.fill(box("Кто это"), "Проводник");
  await userEvent.click(button("Сохранить"));
  await expect
    .element(
      page
        .getByRole("alert")
        .or(page.getByText(/Нет связи|сервер/i))
        .first(),
    )
    .toBeVisible();
  await expect.element(box("Кто это")).toHaveValue("Проводник");
  isDown = false;
  await userEvent.click(button("Сохранить"));
  await expect.poll(() => panel.kept.tour.fields.guides[0]?.role).toBe("Проводник");
});

test("a price is changed on its date, over what the date is at that moment", async () => {
  const panel = showTourPanel();
  await panel.open("price");
  const price = number("Место, RUB");
  await expect.element(price).toHaveFocus();
  await userEvent.fill(price, "50000");
  panel.kept.departure = { ...panel.kept.departure, capacity: 14 };
  await userEvent.click(button("Сохранить"));
  await expect.poll(() => panel.kept.departure).toMatchObject({ capacity: 14 });
  await expect.poll(() => panel.kept.departure.prices[0]?.price.amount).toBe(5_000_000);
  await panel.open("seats", "40");
  await expect.element(number("Мест")).toHaveFocus();
  await expect.element(number("Мест")).toHaveValue("14");
});

test("a price that two changed is asked about", async () => {
  const panel = showTourPanel();
  await panel.open("price", "40");
  await userEvent.fill(number("Место, RUB"), "50000");
  const [price] = panel.kept.departure.prices;
  panel.kept.departure = {
    ...panel.kept.departure,
    prices: [{ ...price!, price: { amount: 5_500_000, currency: "RUB" } }],
  };
  await userEvent.click(button("Сохранить"));
  await expect.element(page.getByText("55000", { exact: true })).toBeVisible();
  expect(panel.bodies("departure/update")).toEqual([]);
  await userEvent.click(button("Сохранить выбранное"));
  await expect.poll(() => panel.kept.departure.prices[0]?.price.amount).toBe(5_000_000);
});

test("who may not change dates is told so, and sees how the date is", async () => {
  const panel = showTourPanel({ mayChangeDates: false });
  await panel.open("seats", "40");
  await expect.element(page.getByText(/меняют владелец и менеджеры/)).toBeVisible();
  await expect.element(page.getByText("Свободно 10 из 12")).toBeVisible();
  await expect.element(box(/./)).not.toBeInTheDocument();
});

test("a sample tour is said to be one, with the way to a tour of one's own", async () => {
  const panel = showTourPanel();
  await panel.open("title", null, -1);
  await expect.element(page.getByRole("heading", { name: "Это пример тура" })).toHaveFocus();
  await expect
    .element(page.getByRole("link", { name: "Добавить тур" }))
    .toHaveAttribute("href", "/crm/1/tours");
  expect(panel.sent).toEqual([]);
});

test("what was typed is not left without a question, and undo there is the field's own", async () => {
  const asked: boolean[] = [];
  leavingStore.setState({ ask: async () => asked.push(true) > 1 });
  onTestFinished(() => leavingStore.setState({ ask: null }));
  const panel = showTourPanel();
  panel.document.edit({ kind: "set-block", id: panel.block.id, is_hidden: true });
  await panel.open("title");
  await userEvent.click(box("Название"));
  await userEvent.keyboard("!");
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(panel.document.blocks()[0]?.is_hidden).toBe(true);
  await userEvent.fill(box("Название"), "Другое");
  await userEvent.click(button("К блоку"));
  await expect.poll(() => asked.length).toBe(1);
  await expect.element(box("Название")).toHaveValue("Другое");
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => asked.length).toBe(2);
  await expect.element(page.getByRole("heading", { name: "Первый экран тура" })).toHaveFocus();
});
