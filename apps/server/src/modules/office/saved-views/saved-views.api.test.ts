import { savedViewLimits } from "@tour/api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer, createStaff } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { savedViews } from "./saved-view.table.ts";

const screen = "requests" as const;
let app: TestApp;
let own: TestOrganizer;

beforeAll(async () => {
  app = await createTestApp();
  own = await createOrganizer(app);
});
afterAll(() => app.close());

const query = () => ({ organizer_id: own.id });
const save = (name: string, search: string, person = own.owner) =>
  app.call("saveView", { query: query(), body: { screen, name, search } }, person);
const list = async (person = own.owner) => {
  const { data } = await app.call("listSavedViews", { query: { ...query(), screen } }, person);
  return data.map(({ name, search }) => [name, search]);
};

test("views are each person's own, by name; the same name is written anew", async () => {
  await save("Ёлки", "status=%5B3%5D");
  await save("Апрель", "tour=7");
  const again = await save("Ёлки", "status=%5B1%5D");
  expect(await list()).toEqual([
    ["Апрель", "tour=7"],
    ["Ёлки", "status=%5B1%5D"],
  ]);
  const staff = await createStaff(app);
  expect(await list(staff)).toEqual([]);
  const foreign = { query: query(), body: { id: again.data.id } };
  expect((await app.ask("removeSavedView", foreign, staff)).status).toBe(404);
  expect((await app.ask("removeSavedView", foreign, own.owner)).status).toBe(200);
  expect(await list()).toEqual([["Апрель", "tour=7"]]);
});

test("staff keep views of their own lists, which no organiser's are, one a name", async () => {
  const staff = await createStaff(app, "views");
  const colleague = await createStaff(app, "others");
  const keep = (search: string) =>
    app.call("saveStaffView", { body: { screen: "organizers", name: "Ждут", search } }, staff);
  await keep("q=1");
  const { data: view } = await keep("q=2");
  const listFor = async (person = staff) =>
    (await app.call("listStaffViews", { query: { screen: "organizers" } }, person)).data;
  expect(await listFor()).toEqual([view]);
  expect(view.search).toBe("q=2");
  expect(await listFor(colleague)).toEqual([]);
  const removal = { body: { id: view.id } };
  expect((await app.ask("removeStaffView", removal, colleague)).status).toBe(404);
  const asOrganizers = { query: query(), body: { id: view.id } };
  expect((await app.ask("removeSavedView", asOrganizers, staff)).status).toBe(404);
  expect((await app.ask("removeStaffView", removal, staff)).status).toBe(200);
});

test("one view too many is refused, and none is kept of it", async () => {
  await app.db.delete(savedViews);
  for (let count = 0; count < savedViewLimits.count; count += 1) await save(`Отбор ${count}`, "");
  const body = { screen, name: "Лишний", search: "" };
  expect((await app.ask("saveView", { query: query(), body }, own.owner)).status).toBe(422);
  expect(await list()).toHaveLength(savedViewLimits.count);
  expect((await save("Отбор 1", "q=1")).data.search, "one that is there").toBe("q=1");
});
