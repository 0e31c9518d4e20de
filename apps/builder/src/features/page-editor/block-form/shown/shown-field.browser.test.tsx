import { createBlock } from "@tour/blocks/definitions";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showPanel } from "../../show-side-panel.tsx";

const about = 5;
const choose = async (name: string) => {
  await userEvent.click(page.getByRole("combobox", { name: "Когда показывать" }));
  await userEvent.click(page.getByRole("option", { name }));
};
const field = (name: string) => page.getByLabelText(name, { exact: true });
const type = async (name: string, text: string) => {
  await userEvent.fill(field(name), text);
  await userEvent.keyboard("{Tab}");
};

function openForm() {
  const shown = showPanel([createBlock(about)]);
  const [block] = shown.document.blocks();
  const ruleOf = () => shown.document.blocks()[0]?.shown;
  shown.document.select(block!.id);
  return { ...shown, ruleOf };
}

test("a period is set by the organiser's clocks, is told in the list, and is taken back by one step each", async () => {
  const { document, ruleOf } = openForm();
  await choose("В определённое время");
  await type("С какого дня", "03/01/2099");
  expect(ruleOf()).toEqual({ when: "period", from: "2099-02-28T17:00:00.000Z", until: null });
  await userEvent.fill(page.getByLabelText("Время начала"), "09:30");
  expect(ruleOf()).toMatchObject({ from: "2099-03-01T02:30:00.000Z" });
  await userEvent.click(page.getByRole("button", { name: "К списку блоков" }));
  await expect.element(page.getByText("с 1 марта 2099 в 09:30")).toBeVisible();
  await expect.element(page.getByText("сейчас не показан")).toBeVisible();
  document.undo();
  document.undo();
  document.undo();
  expect(ruleOf()).toBeUndefined();
  await expect.element(page.getByText("сейчас не показан")).not.toBeInTheDocument();
});

test("an end before the beginning is an error at its field, and stays as it was typed", async () => {
  const { ruleOf } = openForm();
  await choose("В определённое время");
  await type("С какого дня", "03/05/2099");
  await type("До какого дня", "03/04/2099");
  await expect.element(page.getByText("Конец должен быть позже начала")).toBeVisible();
  await expect.element(field("До какого дня")).toHaveAttribute("aria-invalid", "true");
  expect(ruleOf()).toMatchObject({ until: "2099-03-04T16:59:00.000Z" });
  await type("До какого дня", "03/06/2099");
  await expect.element(page.getByText("Конец должен быть позже начала")).not.toBeInTheDocument();
});

test("a period that is over says so", async () => {
  openForm();
  await choose("В определённое время");
  await type("До какого дня", "03/01/2020");
  await expect.element(page.getByText(/^Это время уже прошло/)).toBeVisible();
});

test("days before a departure are a number between 1 and 365, and always takes the rule away", async () => {
  const { ruleOf } = openForm();
  await choose("Перед заездом");
  expect(ruleOf()).toEqual({ when: "near-departure", days: 14 });
  await type("За сколько дней до заезда показать", "7");
  expect(ruleOf()).toEqual({ when: "near-departure", days: 7 });
  await type("За сколько дней до заезда показать", "999");
  expect(ruleOf()).toEqual({ when: "near-departure", days: 365 });
  await choose("Пока есть свободные места");
  expect(ruleOf()).toEqual({ when: "seats" });
  await choose("Всегда");
  expect(ruleOf()).toBeUndefined();
});
