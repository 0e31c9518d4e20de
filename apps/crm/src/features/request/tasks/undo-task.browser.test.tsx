import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import type { RequestTask, RequestTasks } from "@tour/api";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { requestTexts } from "../../../texts/request.ru.ts";
import { undoTexts } from "../../../texts/undo.ru.ts";
import { showOverServer } from "../show-over-server.tsx";
import { TasksCard } from "./tasks-card.tsx";

const texts = requestTexts.tasks;
const task = (doneAt: string | null): RequestTask => ({
  ...{ id: 3, text: "Позвонить", due_date: "2099-01-01", assignee: null },
  ...{ done_at: doneAt, is_overdue: false },
});
const tasksOf = (doneAt: string | null): RequestTasks => ({
  ...{ tasks: [task(doneAt)], notes: [], people: [] },
});
const box = () => page.getByRole("checkbox", { name: "Позвонить", exact: false });

test("a task is done at once, and for a while is taken back by one press", async () => {
  const sent = showOverServer(
    <TasksCard request={{ id: 7, organizer_id: 1 }} />,
    ({ path, body }) => {
      const isDone = path.endsWith("/change-task") && body["is_done"] === true;
      return [200, { data: tasksOf(isDone ? "2026-11-23T10:00:00.000Z" : null) }];
    },
  );
  await userEvent.click(box());
  await expect.element(page.getByText(texts.finished)).toBeVisible();
  await expect.element(box()).toBeChecked();
  await userEvent.click(page.getByRole("button", { name: undoTexts.undo }));
  await expect.element(box()).not.toBeChecked();
  expect(sent.slice(1).map(({ body }) => body)).toEqual([
    { task_id: 3, is_done: true },
    { task_id: 3, is_done: false },
  ]);
  expect(page.getByText(texts.finished).query()).toBeNull();
});

test("a task that the server did not take is to be done again, and why is said", async () => {
  showOverServer(<TasksCard request={{ id: 7, organizer_id: 1 }} />, ({ path }) =>
    path.endsWith("/change-task")
      ? [404, { message: "Такой задачи нет", error: "not_found", validation: {} }]
      : [200, { data: tasksOf(null) }],
  );
  await userEvent.click(box());
  await expect.element(page.getByText("Такой задачи нет")).toBeVisible();
  await expect.element(box()).not.toBeChecked();
});
