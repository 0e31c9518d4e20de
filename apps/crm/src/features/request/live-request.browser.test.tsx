import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import type { OfficeChanges, RequestTasks } from "@tour/api";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LiveChanges } from "../../live/live-changes.tsx";
import { RequestLive } from "../../live/request-live.tsx";
import { requestTexts } from "../../texts/request.ru.ts";
import { showOverServer } from "./show-over-server.tsx";
import { TasksCard } from "./tasks/tasks-card.tsx";

const at = "2026-11-23T10:00:00.000Z";
const calm: OfficeChanges = { cursor: "1.5:5:", changes: [], is_outdated: false, viewers: [] };
const field = () => page.getByRole("textbox", { name: requestTexts.tasks.note, exact: false });

/** A request's page whose server can be changed while it is open. */
function show() {
  const server = {
    changes: calm,
    tasks: { tasks: [], notes: [], people: [] } as RequestTasks,
  };
  const sent = showOverServer(
    <LiveChanges organizerId={1} viewed={{ kind: "request", id: 7 }}>
      <RequestLive />
      <TasksCard request={{ id: 7, organizer_id: 1 }} />
    </LiveChanges>,
    ({ path }) => {
      if (!path.endsWith("/changes")) return [200, { data: server.tasks }];
      const { changes } = server;
      server.changes = { ...changes, changes: [] };
      return [200, { data: changes }];
    },
  );
  return { server, sent };
}

test("a colleague's note comes by itself, and what is being typed stays under the cursor", async () => {
  const { server, sent } = show();
  await userEvent.type(field(), "Позвонить за");
  server.tasks = { ...server.tasks, notes: [{ id: 1, text: "Просит веганское", by: "Анна", at }] };
  server.changes = { ...calm, changes: [{ kind: "task", id: 7 }] };
  await expect.element(page.getByText("Просит веганское")).toBeVisible();
  await expect.element(page.getByText("Только что изменилось: задачи и заметки")).toBeVisible();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard("втра");
  await expect.element(field()).toHaveValue("Позвонить завтра");
  // What nobody changed is not read again.
  const reads = () => sent.filter(({ path }) => path.endsWith("/tasks")).length;
  const [read, looked] = [reads(), sent.length];
  await expect.poll(() => sent.length).toBeGreaterThan(looked);
  expect(reads()).toBe(read);
});

test("what one changes oneself is not told as news", async () => {
  const { server } = show();
  await userEvent.type(field(), "Позвонить");
  server.tasks = { ...server.tasks, notes: [{ id: 1, text: "Позвонить", by: "Я", at }] };
  await userEvent.click(page.getByRole("button", { name: requestTexts.tasks.addNote }));
  await expect.element(page.getByText("Я,", { exact: false })).toBeVisible();
  server.changes = { ...calm, cursor: "2.6:6:", changes: [{ kind: "task", id: 7 }] };
  await expect.poll(() => server.changes.changes).toEqual([]);
  expect(page.getByText("Только что изменилось", { exact: false }).query()).toBeNull();
});

test("whoever else looks is named, and is not when they have left", async () => {
  const { server } = show();
  const viewers = ["Анна", "Борис"].map((name) => ({ id: name, name, since: at, part: null }));
  server.changes = { ...calm, viewers };
  await expect.element(page.getByText("Смотрят Анна и Борис")).toBeVisible();
  server.changes = { ...calm, viewers: viewers.slice(1) };
  await expect.element(page.getByText("Смотрит Борис")).toBeVisible();
  server.changes = calm;
  await expect.poll(() => page.getByText("Смотрит", { exact: false }).query()).toBeNull();
});
