import { brandLimits } from "@tour/api";
import type { Look } from "@tour/api";
import { presetTypes } from "@tour/theme";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { fontFiles, fonts } from "../fonts/font.table.ts";
import { brands } from "./brand.table.ts";

let app: TestApp;
let own: TestOrganizer;

beforeAll(async () => {
  app = await createTestApp();
  own = await createOrganizer(app);
  await app.call("attachSite", { body: { organizer_id: own.id } }, own.owner);
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(brands));

const query = () => ({ organizer_id: own.id });
const lookOf = (type: string, fields: Partial<Look["preset"]> = {}): Look => ({
  preset_type: type,
  preset: { ...presetTypes.find((one) => one.type === type)!.preset, ...fields },
});
const green = lookOf("taiga", { accent_color: "#00aa00" });
const dark = lookOf("volcano", { images_radius: 33 });
const add = async (name: string, look = green) =>
  (await app.call("addBrand", { query: query(), body: { name, look } }, own.owner)).data;
const update = (body: object) => app.ask("updateBrand", { query: query(), body }, own.owner);
const list = async (person = own.editor) =>
  (await app.call("listBrands", { query: query() }, person)).data;

test("looks are kept under names, whichever preset is on, and given another name or look", async () => {
  const second = await add("Ёлки", dark);
  const first = await add("  Весна ");
  expect(first).toMatchObject({ name: "Весна", look: green });
  const preset = { query: query(), body: { preset_type: "city" } };
  await app.call("changePreset", preset, own.owner);
  expect(await list()).toEqual([first, second]);
  expect((await update({ id: first.id, name: "Лето" })).status).toBe(200);
  expect((await update({ id: first.id, look: dark })).status).toBe(200);
  expect(await list()).toEqual([second, { id: first.id, name: "Лето", look: dark }]);
});

test("a brand that is forgotten leaves the site as it is", async () => {
  const { id } = await add("Весна");
  const before = await app.call("getPreset", { query: query() }, own.editor);
  const removal = { query: query(), body: { id } };
  expect((await app.ask("removeBrand", removal, own.owner)).status).toBe(200);
  expect((await app.ask("removeBrand", removal, own.owner)).status).toBe(404);
  expect((await update({ id, name: "Лето" })).status).toBe(404);
  expect(await list()).toEqual([]);
  expect(await app.call("getPreset", { query: query() }, own.editor)).toEqual(before);
});

test("a name has one look: the same once more is the brand that there is, another is a conflict", async () => {
  const first = await add("Весна");
  expect(await add("Весна")).toEqual(first);
  const { id } = await add("Лето", dark);
  const conflict = { status: 409, validation: { name: [expect.any(String)] } };
  await expect(add("Весна", dark)).rejects.toMatchObject(conflict);
  expect((await update({ id, name: "Весна" })).status).toBe(409);
  expect((await update({ id, name: "Лето" })).status, "its own").toBe(200);
  expect(await list()).toHaveLength(2);
});

test("one too many is refused, of those that come at once, too", async () => {
  for (let count = 1; count < brandLimits.count; count += 1) await add(`Бренд ${count}`);
  const late = await Promise.allSettled(["Раз", "Два", "Три"].map((name) => add(name)));
  expect(late.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(late.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { status: 422 },
  });
  expect(await list()).toHaveLength(brandLimits.count);
});

test.each([
  [{ name: " ", look: green }, "name"],
  [{ name: "Я".repeat(brandLimits.name + 1), look: green }, "name"],
  [{ name: "Весна", look: { ...green, preset_type: "unicorn" } }, "look.preset_type"],
  [{ name: "Весна", look: lookOf("taiga", { accent_color: "red" }) }, "look.preset.accent_color"],
])("what can't be put on is refused at its field: %#", async (body, field) => {
  const refused = app.call("addBrand", { query: query(), body }, own.owner);
  await expect(refused).rejects.toMatchObject({
    status: 400,
    validation: { [field]: [expect.any(String)] },
  });
  expect(await list()).toEqual([]);
});

test("brands go along when a font is renamed or made another weight, and outlive one that is removed", async () => {
  const key = "brand-font-file-000000";
  const file = { key, organizerId: own.id, name: "Наш", weight: 400, hasCyrillic: true };
  await app.db.insert(fontFiles).values(file);
  const of = { organizerId: own.id, name: "Наш", fileKey: key };
  const rows = await app.db
    .insert(fonts)
    .values([400, 700].map((weight) => ({ ...of, weight })))
    .returning();
  const [thin, thick] = [rows[0]!.id, rows[1]!.id];
  const change = (id: number, fields: object) => {
    const input = { query: { ...query(), id }, body: { fields: { id, ...fields } } };
    return app.call("updateFont", input, own.owner);
  };
  const setIn = (family: string, header: number, text: number) => ({
    header: { font_family: family, font_weight: header },
    text: { font_family: family, font_weight: text },
  });
  await add("Весна", lookOf("taiga", { font_data: setIn("Наш", 700, 500) }));
  const fontsNow = async () => (await list())[0]!.look.preset.font_data;

  await change(thick, { font_weight: 800 });
  expect(await fontsNow()).toEqual(setIn("Наш", 800, 500));
  await change(thin, { name: "Новый" });
  expect(await fontsNow(), "one weight of the name is left").toEqual(setIn("Наш", 800, 500));
  await change(thick, { name: "Новый" });
  expect(await fontsNow()).toEqual(setIn("Новый", 800, 500));
  for (const id of [thin, thick]) {
    await app.call("removeFont", { query: { ...query(), id } }, own.owner);
  }
  expect(await fontsNow(), "they say what they were set in").toEqual(setIn("Новый", 800, 500));
});
