import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";

const dataDir = mkdtempSync(join(tmpdir(), "tour-fonts-"));
const lora = (ending: string) =>
  readFileSync(
    fileURLToPath(import.meta.resolve(`@fontsource/lora/files/lora-cyrillic-600-normal.${ending}`)),
  );

let app: TestApp;
let a: TestOrganizer;
let b: TestOrganizer;
/** A file of the first organiser's: reading one takes seconds, and many fonts can be of it. */
let uploaded: Awaited<ReturnType<typeof upload>>;

beforeAll(async () => {
  app = await createTestApp({ env: { dataDir } });
  a = await createOrganizer(app);
  b = await createOrganizer(app, "Другие");
  await app.call("attachSite", { body: { organizer_id: a.id } }, a.owner);
  uploaded = await upload(lora("woff2"));
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const upload = async (bytes: Uint8Array, by = a) => {
  const file = new File([new Uint8Array(bytes)], "../../evil.php");
  const input = { query: { organizer_id: by.id }, body: { file } };
  return (await app.call("uploadFont", input, by.owner)).data;
};
const add = async (fields: { name: string; file_id: string; font_weight: number }, by = a) =>
  (await app.call("addFont", { query: { organizer_id: by.id }, body: { fields } }, by.owner)).data;
const list = async () => {
  const query = { organizer_id: a.id, preset_type: "taiga" };
  return (await app.call("getFontsForPreset", { query }, a.editor)).data;
};

test.each(["woff2", "woff"])("a %s is read, rebuilt and served as woff2", async (ending) => {
  const file = await upload(lora(ending));
  expect(file).toMatchObject({ font_weight: 600, has_cyrillic: true });
  expect(file.name).toMatch(/^Lora/);
  const response = await app.app.request(file.file);
  expect(response.headers.get("content-type")).toBe("font/woff2");
  expect(response.headers.get("cache-control")).toContain("immutable");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.toString("latin1", 0, 4)).toBe("wOF2");
});

// ASVS 5.2.2
test("a fake, truncated or corrupted font is refused, and the server keeps running", async () => {
  const good = lora("woff2");
  const flip = (at: number) => {
    const copy = Buffer.from(good);
    copy.fill(0xff, at, at + 64);
    return copy;
  };
  const bad = [
    Buffer.from("wOF2"),
    Buffer.concat([Buffer.from("wOF2"), Buffer.alloc(5000, 0xff)]),
    Buffer.concat([Buffer.from([0, 1, 0, 0, 0xff, 0xff]), Buffer.alloc(300)]),
    good.subarray(0, good.length / 2),
    flip(60),
  ];
  for (const bytes of bad) await expect(upload(bytes)).rejects.toMatchObject({ status: 415 });
  for (const text of ["", "<svg/>", "GIF89a", "<?php"]) {
    await expect(upload(Buffer.from(text))).rejects.toMatchObject({ status: 415 });
  }
  const heavy = Buffer.concat([good, Buffer.alloc(5 * 1024 * 1024)]);
  await expect(upload(heavy)).rejects.toMatchObject({ status: 413 });
  expect((await app.app.request("/health")).status).toBe(200);
});

test("a font is added, listed after the built-in ones, changed, and published with the site", async () => {
  const { id: file_id, file } = uploaded;
  const font = await add({ name: "Наш Шрифт", file_id, font_weight: 700 });
  expect(font).toMatchObject({ name: "Наш Шрифт", file, font_weight: 700 });
  const fonts = await list();
  expect(fonts[0]).toMatchObject({ id: null, name: "Lora" });
  expect(fonts.at(-1)).toEqual(font);
  const query = { organizer_id: a.id, id: font.id! };
  const fields = { id: font.id!, font_weight: 800 };
  const changed = await app.call("updateFont", { query, body: { fields } }, a.owner);
  expect(changed.data).toEqual({ ...font, font_weight: 800 });
  expect((await app.call("fontData", { query }, a.editor)).data).toEqual(changed.data);

  const byOrganizer = { query: { organizer_id: a.id } };
  const { data } = await app.call("getPreset", byOrganizer, a.owner);
  const header = { font_family: "Наш Шрифт", font_weight: 800 };
  const font_data = { ...data.preset.font_data, header };
  await app.call("updatePresetData", { ...byOrganizer, body: { fields: { font_data } } }, a.owner);
  await app.call("publishData", { query: { organizer_id: a.id, type: "site" } }, a.owner);
  const site = await app.call("getAttachedSite", byOrganizer, a.owner);
  const shown = await app.call("customMetadata", { query: { site_id: site.data!.id } });
  expect(shown.data?.fonts).toEqual([{ name: "Наш Шрифт", file, font_weight: 800 }]);
  expect(site.data?.has_unpublished.site).toBe(false);
});

test("every listed built-in font leads from the API host to the site's file", async () => {
  const builtIn = (await list()).filter(({ file }) => file.startsWith("/fonts/"));
  expect(builtIn.length).toBeGreaterThan(5);
  for (const { file } of builtIn) {
    const response = await app.app.request(file);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(`http://localhost:3000${file}`);
  }
  const elsewhere = await app.app.request("/fonts/..%2f..%2f%2fevil.example");
  expect(new URL(elsewhere.headers.get("location")!).origin).toBe("http://localhost:3000");
});

test("a font can be removed once neither the design nor the published site uses it", async () => {
  const { id: file_id, file } = uploaded;
  const name = "На время";
  const thick = await add({ name, file_id, font_weight: 700 });
  const thin = await add({ name, file_id, font_weight: 300 });
  const byOrganizer = { query: { organizer_id: a.id } };
  const remove = (id: number, by = a) =>
    app.call("removeFont", { query: { organizer_id: by.id, id } }, by.owner);
  const setIn = async (font_family: string, font_weight: number) => {
    const part = { font_family, font_weight };
    const fields = { font_data: { header: part, text: part } };
    await app.call("updatePresetData", { ...byOrganizer, body: { fields } }, a.owner);
  };
  const publish = () =>
    app.call("publishData", { query: { organizer_id: a.id, type: "site" } }, a.owner);
  const conflict = { status: 409 };

  await setIn(name, 700);
  await expect(remove(thick.id!)).rejects.toMatchObject(conflict);
  await remove(thin.id!);
  await setIn(name, 400);
  // The last weight of a family stands for all of them.
  await expect(remove(thick.id!)).rejects.toMatchObject(conflict);
  await publish();
  await setIn("Lora", 400);
  await expect(remove(thick.id!)).rejects.toMatchObject(conflict);
  await publish();

  await expect(remove(thick.id!, b)).rejects.toMatchObject({ status: 404 });
  expect(await remove(thick.id!)).toEqual({ success: true });
  await expect(remove(thick.id!)).rejects.toMatchObject({ status: 404 });
  expect((await list()).filter((font) => font.name === name)).toEqual([]);
  // Versions of before still show it.
  expect((await app.app.request(file)).status).toBe(200);
});

test("an organiser without a site can remove an added font", async () => {
  const { id: file_id } = await upload(lora("woff2"), b);
  const font = await add({ name: "Без сайта", file_id, font_weight: 400 }, b);
  const query = { organizer_id: b.id, id: font.id! };
  expect(await app.call("removeFont", { query }, b.owner)).toEqual({ success: true });
});

test("a font's file is named by its id or by its address, and by one of them at least", async () => {
  const [first, second] = [uploaded, await upload(lora("woff"))];
  const send = (fields: object, by = a) => {
    const input = { query: { organizer_id: by.id }, body: { fields: fields as never } };
    return app.call("addFont", input, by.owner);
  };
  const { data } = await send({ name: "По адресу", file: first.file, font_weight: 400 });
  expect(data.file).toBe(first.file);
  const query = { organizer_id: a.id, id: data.id! };
  const fields = { id: data.id!, file: second.file };
  const changed = await app.call("updateFont", { query, body: { fields } }, a.owner);
  expect(changed.data.file).toBe(second.file);
  const refusals: [object, string][] = [
    [{}, "fields.file_id"],
    [{ file: "/media/font/x/font.woff2" }, "fields.file"],
    [{ file: `https://evil.example${first.file}` }, "fields.file"],
    [{ file_id: "x", file: first.file }, "fields.file_id"],
  ];
  for (const [file, field] of refusals) {
    const refused = send({ name: "Не выйдет", font_weight: 400, ...file });
    await expect(refused).rejects.toMatchObject({
      status: 400,
      validation: { [field]: [expect.any(String)] },
    });
  }
  const foreign = send({ name: "Чужой", file: first.file, font_weight: 400 }, b);
  await expect(foreign).rejects.toMatchObject({ status: 400 });
});

test("a weight that the family has is a conflict; the names of built-in fonts are refused", async () => {
  const { id: file_id } = uploaded;
  await add({ name: "Второй", file_id, font_weight: 400 });
  await expect(add({ name: "Второй", file_id, font_weight: 400 })).rejects.toMatchObject({
    status: 409,
  });
  for (const name of ["lora", "system-ui", 'x";}', ""]) {
    await expect(add({ name, file_id, font_weight: 500 })).rejects.toMatchObject({ status: 400 });
  }
  for (const font_weight of [0, 150, 1000]) {
    await expect(add({ name: "Третий", file_id, font_weight })).rejects.toMatchObject({
      status: 400,
    });
  }
});

test("another organiser's files and fonts behave as if they did not exist", async () => {
  const { id: file_id } = uploaded;
  const font = await add({ name: "Свой", file_id, font_weight: 400 });
  await expect(add({ name: "Чужой", file_id, font_weight: 400 }, b)).rejects.toMatchObject({
    status: 400,
  });
  const query = { organizer_id: b.id, id: font.id! };
  await expect(app.call("fontData", { query }, b.owner)).rejects.toMatchObject({ status: 404 });
  const body = { fields: { id: font.id!, name: "Взлом" } };
  await expect(app.call("updateFont", { query, body }, b.owner)).rejects.toMatchObject({
    status: 404,
  });
  const own = { organizer_id: b.id, id: font.id! + 1 };
  await expect(app.call("updateFont", { query: own, body }, b.owner)).rejects.toMatchObject({
    status: 400,
  });
});
