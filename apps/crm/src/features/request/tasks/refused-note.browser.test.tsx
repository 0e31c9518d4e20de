import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { forgetKept } from "@tour/office/kept";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { changeUnsent, keepUnsent, openUnsent, unsentStore } from "../../../offline/unsent.ts";
import { offlineTexts } from "../../../texts/offline.ru.ts";
import { requestTexts } from "../../../texts/request.ru.ts";
import { showOverServer } from "../show-over-server.tsx";
import { TasksCard } from "./tasks-card.tsx";

const texts = requestTexts.tasks;
const card = <TasksCard request={{ id: 7, organizer_id: 1 }} />;
const form = () => page.getByLabelText(texts.note);
const left = () => unsentStore.getState().entries;

beforeEach(async () => {
  await forgetKept();
  await openUnsent("manager");
});

/** A note that waited for a network, and that the server did not take. */
async function refuse(text: string): Promise<void> {
  const at = Date.now();
  await keepUnsent({ kind: "note", id: text, organizerId: 1, requestId: 7, at, text });
  await changeUnsent({ ...left().find(({ id }) => id === text)!, refusal: "Слишком длинно" });
}

const serveTasks = () =>
  showOverServer(card, () => [200, { data: { tasks: [], notes: [], people: [] } }]);

test("a refused note is in its form again with the server's words, and is sent once it is mended", async () => {
  const sent = serveTasks();
  await refuse("Очень длинная заметка");
  await expect.element(form()).toHaveValue("Очень длинная заметка");
  await expect.element(page.getByText("Слишком длинно", { exact: true })).toBeVisible();
  await expect.element(form()).toHaveAttribute("aria-invalid", "true");
  expect(left(), "kept until the server has it").toHaveLength(1);
  await userEvent.fill(form(), "Короткая");
  await userEvent.click(page.getByRole("button", { name: texts.addNote, exact: true }));
  await expect.poll(left).toEqual([]);
  expect(sent.at(-1)!.body).toMatchObject({ id: 7, text: "Короткая" });
  await expect.element(form()).toHaveValue("");
});

test("what is being written stays, and the refused note waits for its turn in the list", async () => {
  serveTasks();
  await userEvent.fill(form(), "Пишу другое");
  await refuse("Старая");
  await expect.element(page.getByText("Старая")).toBeVisible();
  await expect.element(form()).toHaveValue("Пишу другое");
  await userEvent.click(page.getByRole("button", { name: texts.addNote, exact: true }));
  await expect.element(form()).toHaveValue("Старая");
  await userEvent.click(page.getByRole("button", { name: offlineTexts.remove }));
  await expect.poll(left).toEqual([]);
  await expect.element(form()).toHaveValue("");
});
