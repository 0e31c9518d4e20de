import { programmeLimits } from "@tour/api";
import { Document, ImageRun, Packer, Paragraph } from "docx";
import { inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { clearJobs, runDueJobs } from "../../test/jobs.ts";
import { createTour } from "../tours/create-tour.ts";
import { programmes } from "./programme.table.ts";
import { sweepProgrammesDaily, sweepProgrammesJob } from "./sweep-programmes.job.ts";
import { testTour } from "../tours/test-tour.ts";
import { twoHalves } from "../media/test-pictures.ts";

let app: TestApp;
let own: TestOrganizer;

beforeAll(async () => {
  app = await createTestApp();
  own = await createOrganizer(app);
});
afterAll(() => app.close());

const textFile = (text: string) => new File([text], "тур.txt");
const read = async (file: File, person = own.editor) => {
  const query = { organizer_id: own.id };
  return (await app.call("readProgramme", { query, body: { file } }, person)).data;
};
const byId = (id: number) => ({ organizer_id: own.id, id });

const imageOf = (data: Buffer) =>
  new Paragraph({
    children: [new ImageRun({ type: "png", data, transformation: { width: 90, height: 90 } })],
  });

test("pictures of a document come into the library once, small and broken ones have no place in the tour", async () => {
  const photo = await twoHalves(600, 400).png().toBuffer();
  const logo = await twoHalves(60, 60).png().toBuffer();
  const broken = Buffer.from("no picture at all");
  const children = [
    new Paragraph("Тур «Озёра»"),
    ...[photo, logo, broken].map(imageOf),
    new Paragraph("День 1. Озеро"),
    imageOf(photo),
  ];
  const bytes = await Packer.toBuffer(new Document({ sections: [{ children }] }));
  const file = new File([new Uint8Array(bytes)], "озёра.docx");
  const first = await read(file);
  const pictures = first.findings.filter(({ field }) => field === "picture");
  expect(pictures.map(({ day, passages }) => [day, passages])).toEqual([
    [null, [1]],
    [1, [5]],
  ]);
  expect(first.rest).toEqual([2, 3]);
  expect(first.passages[2]?.image).toBeDefined();
  expect(first.passages[3]?.problem).toMatch(/Это не картинка/);
  expect(first.passages[5]?.image?.url).toBe(first.passages[1]?.image?.url);

  await read(file);
  const query = { organizer_id: own.id };
  expect((await app.call("listMedia", { query }, own.editor)).data).toHaveLength(2);
});

test("what its person makes of a document is kept, and it is listed until a tour is made of it", async () => {
  const { id, findings } = await read(textFile("Тур «Кедр»\nДень 1. Лес\nКонтакты\nПишите нам"));
  const query = byId(id);
  const edited = findings.map((one) => (one.field === "title" ? { ...one, value: "Кедры" } : one));
  await app.call("updateProgramme", { query, body: { findings: edited, rest: [3] } }, own.editor);
  const viewed = (await app.call("viewProgramme", { query }, own.owner)).data;
  expect(viewed.findings.find(({ field }) => field === "title")?.value).toBe("Кедры");
  expect(viewed.rest).toEqual([3]);

  const list = async (tour_id?: number) => {
    const asked = { organizer_id: own.id, ...(tour_id !== undefined && { tour_id }) };
    return (await app.call("listProgrammes", { query: asked }, own.editor)).data;
  };
  expect((await list()).map((row) => row.id)).toContain(id);
  const made = { query: { organizer_id: own.id }, body: testTour() };
  const tour = (await app.call("createTour", made, own.editor)).data;
  await app.call("updateProgramme", { query, body: { tour_id: tour.id } }, own.editor);
  expect((await list()).map((row) => row.id)).not.toContain(id);
  expect(await list(tour.id)).toMatchObject([{ id, rest_count: 1, file_name: "тур.txt" }]);
});

test("a document has one tour, and names passages that it has", async () => {
  const { id } = await read(textFile("Тур «Лес»"));
  const query = byId(id);
  const ask = async (body: object) =>
    (await app.ask("updateProgramme", { query, body }, own.editor)).status;
  expect(await ask({ rest: [7] })).toBe(422);
  const make = async () => {
    const made = { query: { organizer_id: own.id }, body: testTour() };
    return (await app.call("createTour", made, own.editor)).data.id;
  };
  const [first, second] = [await make(), await make()];
  expect(await ask({ tour_id: first })).toBe(200);
  expect(await ask({ tour_id: first })).toBe(200);
  expect(await ask({ tour_id: second })).toBe(409);
  const other = await createOrganizer(app, "Другие");
  const foreign = { query: { organizer_id: other.id }, body: testTour() };
  const { data } = await app.call("createTour", foreign, other.owner);
  expect(await ask({ tour_id: data.id })).toBe(404);
});

test("a file of which a tour was made is known when it is read again, however its tour is called", async () => {
  const words = "Тур «Дважды»\nДень 1. Лес\nПишите нам";
  const first = await read(textFile(words));
  expect((await read(textFile(words))).made_before).toBeNull();
  const made = { query: { organizer_id: own.id }, body: { ...testTour(), title: "Иначе" } };
  const tour = (await app.call("createTour", made, own.editor)).data;
  await app.call(
    "updateProgramme",
    { query: byId(first.id), body: { tour_id: tour.id } },
    own.editor,
  );

  const again = await read(textFile(words));
  expect(again.made_before).toEqual({ tour_id: tour.id, title: "Иначе" });
  const viewed = (await app.call("viewProgramme", { query: byId(again.id) }, own.editor)).data;
  expect(viewed.made_before).toEqual(again.made_before);
  const ofTour = (await app.call("viewProgramme", { query: byId(first.id) }, own.editor)).data;
  expect(ofTour.made_before).toBeNull();
  expect((await read(textFile(`${words}!`))).made_before).toBeNull();

  const other = await createOrganizer(app, "Соседи");
  const foreign = { query: { organizer_id: other.id }, body: { file: textFile(words) } };
  expect((await app.call("readProgramme", foreign, other.owner)).data.made_before).toBeNull();
});

test("a file that can't be read is refused at its field, and leaves nothing", async () => {
  const query = { organizer_id: own.id };
  const before = (await app.call("listProgrammes", { query }, own.editor)).data.length;
  const body = { file: new File(["{\\rtf1 }"], "тур.docx") };
  const refused = await app.ask("readProgramme", { query, body }, own.editor);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    validation: { file: [expect.stringMatching(/RTF/)] },
  });
  expect((await app.call("listProgrammes", { query }, own.editor)).data).toHaveLength(before);
});

test("a document that is removed is gone", async () => {
  const { id } = await read(textFile("Тур «Лес»"));
  await app.call("removeProgramme", { query: byId(id) }, own.editor);
  expect((await app.ask("viewProgramme", { query: byId(id) }, own.editor)).status).toBe(404);
  expect((await app.ask("removeProgramme", { query: byId(id) }, own.editor)).status).toBe(404);
});

test("a document of which nobody makes a tour is forgotten a month after it was last touched, and no other", async () => {
  const sweep = async () => {
    await clearJobs(app.db);
    await sweepProgrammesDaily(app.services);
    await runDueJobs(app.services, [sweepProgrammesJob], { max: 1 });
  };
  const [old, young, kept] = [
    await read(textFile("Тур «Старый»")),
    await read(textFile("Тур «Новый»")),
    await read(textFile("Тур «Готовый»")),
  ];
  const tour = await createTour(app.db, own.id, testTour());
  const update = { query: byId(kept.id), body: { tour_id: tour.id } };
  await app.call("updateProgramme", update, own.editor);
  const touch = (days: number, ids: number[]) =>
    app.db
      .update(programmes)
      .set({ touchedAt: sql`now() - make_interval(days => ${days})` })
      .where(inArray(programmes.id, ids));
  const view = async (id: number) =>
    (await app.ask("viewProgramme", { query: byId(id) }, own.editor)).status;
  const all = [old, young, kept].map(({ id }) => id);
  await touch(programmeLimits.daysKept + 1, [old.id, kept.id]);
  await touch(programmeLimits.daysKept - 1, [young.id]);
  await sweep();
  expect(await Promise.all(all.map(view))).toEqual([404, 200, 200]);

  // Who goes on with one has it for another month.
  await touch(programmeLimits.daysKept + 1, [young.id]);
  await app.call("updateProgramme", { query: byId(young.id), body: { rest: [] } }, own.editor);
  await sweep();
  expect(await view(young.id)).toBe(200);
});
