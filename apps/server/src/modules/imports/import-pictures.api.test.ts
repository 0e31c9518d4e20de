import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { passJobTime, runDueJobs } from "../../test/jobs.ts";
import { startImports } from "../../test/start-imports.ts";
import { mediaTexts } from "../media/media.texts.ts";
import { tourImportJob } from "./applying/import.job.ts";
import { importTexts } from "./import.texts.ts";

const dataDir = mkdtempSync(join(tmpdir(), "import-pictures-"));
let server: Server;
let app: TestApp;
let base: string;
let answer: RequestListener;
let asked: string[] = [];

beforeAll(async () => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#345" } })
    .png()
    .toBuffer();
  answer = (request, response) => {
    if (request.url?.startsWith("/lake"))
      response.writeHead(200, { "content-type": "image/png" }).end(png);
    else if (request.url === "/page") response.writeHead(200).end("<html>");
    else response.writeHead(404).end();
  };
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  }).listen(0, "127.0.0.2");
  await once(server, "listening");
  base = `http://pictures.example:${(server.address() as AddressInfo).port}`;
  const reach = {
    resolve: async (host: string) => [host === "pictures.example" ? "127.0.0.2" : "127.0.0.1"],
    mayReach: (address: string) => address === "127.0.0.2",
  };
  const now = () => new Date("2027-03-01T12:00:00Z");
  app = await createTestApp({ now, env: { dataDir }, network: { reach } });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const feed = (pictures: string[], name = "Алтай") => `<?xml version="1.0"?>
  <yml_catalog><shop><offers><offer id="a1"><name>${name}</name><price>100</price>
  <param name="Дней">3</param><param name="Дата">12.06.2027</param>
  ${pictures.map((url) => `<picture>${url}</picture>`).join("")}</offer></offers></shop></yml_catalog>`;

test("pictures of a feed are shown before, fetched after tours are written, and what could not be had is told", async () => {
  const { own, query, upload, items, apply, undo } = await startImports(app);
  asked = [];
  const inside = "http://127.0.0.1/secret.png";
  const urls = [`${base}/lake.png`, `${base}/gone.png`, `${base}/page`, inside];
  const shown = await upload(feed([...urls, "фото.jpg"]));
  expect([shown.pictures, shown.picture_states]).toEqual([4, { waiting: 4, had: 0, failed: 0 }]);
  const [before] = await items(shown.id);
  expect(before?.changes).toContainEqual({
    ...{ field: "picture", date: null, before: "", after: importTexts.pictures(4) },
  });
  expect(before?.problems.map(({ level, text }) => [level, text])).toEqual([
    ["warning", importTexts.notPictureUrl],
  ]);
  expect(asked).toEqual([]);

  const done = await apply(shown.id);
  expect([done.state, done.picture_states]).toEqual(["applied", { waiting: 0, had: 1, failed: 3 }]);
  expect(asked.toSorted()).toEqual(["/gone.png", "/lake.png", "/page"]);
  const [after] = await items(shown.id);
  expect(after?.pictures.map(({ state, problem }) => [state, problem])).toEqual([
    ["had", ""],
    ["failed", mediaTexts.notFetched],
    ["failed", mediaTexts.notPicture],
    // Whether something stands there nobody is told.
    ["failed", mediaTexts.notFetched],
  ]);
  const id = after!.tour_id!;
  const view = async () =>
    (await app.call("viewTour", { query: { ...query, id } }, own.owner)).data.fields.media;
  expect(await view()).toMatchObject([{ kind: "image", image: { alt: "Алтай" } }]);

  // The same feed once more: the tour has its pictures, and none is asked for.
  asked = [];
  const again = await upload(feed(urls));
  expect([again.kinds.same, again.picture_states.waiting]).toEqual([1, 0]);
  expect((await items(again.id))[0]?.problems[0]?.text).toBe(importTexts.hasPictures);

  expect((await undo(shown.id)).states.undone).toBe(1);
  expect((await app.ask("viewTour", { query: { ...query, id } }, own.owner)).status).toBe(404);
});

test("a tour that was there gets pictures, and is without them when that is taken back", async () => {
  const { own, query, upload, apply, undo, makeTour, items } = await startImports(app);
  const tour = await makeTour({ title: "Алтай", media: [] });
  const view = async () =>
    (await app.call("viewTour", { query: { ...query, id: tour.id } }, own.owner)).data.fields;
  const before = await view();
  const table = `Адрес тура;Картинки\n${tour.slug};${base}/lake1.png ${base}/lake2.png\n`;
  const shown = await upload(table);
  expect((await items(shown.id))[0]?.kind).toBe("changed");
  await apply(shown.id);
  expect((await view()).media).toHaveLength(2);
  await undo(shown.id);
  expect(await view()).toEqual(before);
});

test("a tour that was edited while its pictures came keeps what was edited, and the pictures are told of", async () => {
  const { own, query, upload, apply, makeTour } = await startImports(app);
  const tour = await makeTour({ title: "Байкал", media: [] });
  const usual = answer;
  answer = async (request, response) => {
    const body = { subtitle: "Уже другой" };
    await app.call("updateTour", { query: { ...query, id: tour.id }, body }, own.owner);
    usual(request, response);
  };
  const shown = await upload(`Адрес тура;Картинка\n${tour.slug};${base}/lake.png\n`);
  const done = await apply(shown.id);
  answer = usual;
  expect(done.picture_states).toEqual({ waiting: 0, had: 0, failed: 1 });
  const { data } = await app.call("viewTour", { query: { ...query, id: tour.id } }, own.owner);
  expect([data.fields.subtitle, data.fields.media]).toEqual(["Уже другой", []]);
});

test("while the store is away pictures wait, however long, and are had when it is back", async () => {
  const { by, own, upload, apply } = await startImports(app);
  const { env, db } = app.services;
  // Nobody listens there.
  env.s3 = {
    ...{ endpoint: "http://127.0.0.1:9", region: "us-east-1", bucket: "pictures", prefix: "" },
    ...{ accessKeyId: "one", secretAccessKey: "two" },
  };
  const shown = await upload(feed([`${base}/lake.png`], "Камчатка"));
  const waiting = { state: "applying", picture_states: { waiting: 1, had: 0, failed: 0 } };
  expect(await apply(shown.id)).toMatchObject(waiting);
  const run = async () => {
    await passJobTime(db, 60_000);
    await runDueJobs(app.services, [tourImportJob]);
    return (await app.call("viewTourImport", by(shown.id), own.owner)).data;
  };
  for (let tries = 0; tries < 12; tries += 1) expect(await run()).toMatchObject(waiting);
  env.s3 = undefined;
  const done = { state: "applied", picture_states: { waiting: 0, had: 1, failed: 0 } };
  expect(await run()).toMatchObject(done);
});
