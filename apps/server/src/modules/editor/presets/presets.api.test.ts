import { presetTypes } from "@tour/theme";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";

let app: TestApp;
let organizer: TestOrganizer;
let query: { organizer_id: number };

beforeAll(async () => {
  app = await createTestApp();
  organizer = await createOrganizer(app);
  query = { organizer_id: organizer.id };
});
afterAll(() => app.close());

const update = (fields: object) =>
  app.call("updatePresetData", { query, body: { fields } }, organizer.owner);
const read = () => app.call("getPreset", { query }, organizer.editor).then(({ data }) => data);

test("before a site is attached there are presets to choose from, but none is selected", async () => {
  const { data } = await app.call("getPresetList", { query }, organizer.editor);
  expect(data.map((one) => one.is_current)).toEqual(presetTypes.map(() => false));
  await expect(read()).rejects.toMatchObject({ status: 404 });
});

test("a new site has the first preset, another one keeps the organiser's own colours, and fields are changed by name", async () => {
  await app.call("attachSite", { body: { organizer_id: organizer.id } }, organizer.owner);
  const [first] = presetTypes;
  expect(await read()).toMatchObject({ preset_type: first!.type, preset: first!.preset });
  await update({ accent_color: "#123456" });
  const volcano = presetTypes.find((one) => one.type === "volcano")!;
  const body = { preset_type: "volcano" };
  await app.call("changePreset", { query, body }, organizer.owner);
  const dressed = { ...volcano.preset, accent_color: "#123456" };
  expect(await read()).toMatchObject({ preset_type: "volcano", preset: dressed });
  await update({ button_radius: 7 });
  await update({ images_radius: 9 });
  expect((await read()).preset).toEqual({ ...dressed, button_radius: 7, images_radius: 9 });
  const { data } = await app.call("getPresetList", { query }, organizer.editor);
  expect(data.filter((one) => one.is_current).map((one) => one.preset_type)).toEqual(["volcano"]);
});

test("text with low contrast on the accent gives a warning with a message", async () => {
  await update({ accent_color: "#ffffff", button_text_color: "#ffffff" });
  expect((await read()).warnings).toEqual(expect.arrayContaining([expect.stringContaining("1")]));
  await update({ accent_color: "#1a1a1a", button_text_color: null });
  expect((await read()).warnings.join()).not.toContain("кноп");
});

test.each([
  [{ accent_color: "red" }],
  [{ button_radius: -1 }],
  [{ header_size: 1000 }],
  [{ surface: "#ffffff" }],
])("fields %j are refused with their names, and nothing changes", async (fields) => {
  const before = await read();
  await expect(update(fields)).rejects.toMatchObject({
    status: 400,
    validation: { [`fields.${Object.keys(fields)[0]}`]: [expect.any(String)] },
  });
  expect(await read()).toEqual(before);
});

const save = (body: { fields: object; preset_type?: string; was?: object }) =>
  app.ask("updatePresetData", { query, body }, organizer.owner);

test("what somebody else has changed since is told, and nothing is written over it", async () => {
  await update({ accent_color: "#111111", images_radius: 1 });
  const was = { fields: { accent_color: "#111111" } };
  const theirs = { fields: { accent_color: "#222222" }, was };
  expect((await save(theirs)).status).toBe(200);
  expect((await save(theirs)).status, "the same once more: its answer was lost").toBe(200);
  const late = await save({ fields: { accent_color: "#333333", images_radius: 2 }, was });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ data: { preset: { accent_color: "#222222" } } });
  expect((await read()).preset).toMatchObject({ accent_color: "#222222", images_radius: 1 });
  const unasked = { fields: { accent_color: "#333333" } };
  expect((await save(unasked)).status, "control: without a word of what was").toBe(200);
});

test("another preset is put on with its fields in one step, unless somebody else has put one on", async () => {
  const { preset_type: before } = await read();
  const put = (preset_type: string, was: string) =>
    save({ preset_type, fields: { header_size: 111 }, was: { fields: {}, preset_type: was } });
  await update({ header_size: 111 });
  expect((await put("city", before)).status).toBe(200);
  expect(await read()).toMatchObject({ preset_type: "city", preset: { header_size: 111 } });
  expect((await put("north", before)).status).toBe(409);
  expect(await read()).toMatchObject({ preset_type: "city" });
  expect((await put("unicorn", "city")).status).toBe(400);
});

test("an unknown preset is refused", async () => {
  const body = { preset_type: "unicorn" };
  const change = app.call("changePreset", { query, body }, organizer.owner);
  await expect(change).rejects.toMatchObject({
    status: 400,
    validation: { preset_type: [expect.any(String)] },
  });
});
