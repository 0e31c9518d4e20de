import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { clearJobs, listJobs, passJobTime, runDueJobs } from "../../../test/jobs.ts";
import { startS3 } from "../../../test/start-s3.ts";
import type { TestS3 } from "../../../test/start-s3.ts";
import { documentPath } from "../../office/verification/verification-files.ts";
import { verificationFiles } from "../../office/verification/verification-file.table.ts";
import { originalPath, sizePath } from "../media-path.ts";
import { file, twoHalves } from "../test-pictures.ts";
import { openMediaStorage } from "./media-storage.ts";
import { removeFilesJob } from "./remove-files.job.ts";

let app: TestApp;
let s3: TestS3;
let organizer: TestOrganizer;

beforeAll(async () => {
  s3 = await startS3();
  app = await createTestApp({ env: { s3: s3.settings } });
});
afterAll(async () => {
  await app.close();
  await s3.stop();
});
beforeEach(async () => {
  organizer = await createOrganizer(app);
  await app.call("attachSite", { body: { organizer_id: organizer.id } }, organizer.owner);
  await clearJobs(app.db);
});

const isKept = async (path: string) =>
  (await openMediaStorage(app.services.env).read(path)) !== undefined;
const removals = async () =>
  (await listJobs(app.db)).filter(({ name }) => name === removeFilesJob.name);

async function addDocument() {
  const input = { query: { id: organizer.id }, body: { file: new File(["%PDF-1.7"], "a.pdf") } };
  const { data } = await app.call("uploadVerificationFile", input, organizer.owner);
  const isThis = eq(verificationFiles.id, data.id);
  const [row] = await app.db.select().from(verificationFiles).where(isThis);
  return { id: data.id, path: documentPath(row!.storageKey) };
}
const removeDocument = (id: number) =>
  app.call(
    "removeVerificationFile",
    { query: { id: organizer.id }, body: { file_id: id } },
    organizer.owner,
  );

test("what is removed while the store is away goes once it is back, however late", async () => {
  const { id, path } = await addDocument();
  await s3.goAway();
  await removeDocument(id);
  const { files } = (
    await app.call("organizerVerificationInfo", { query: { id: organizer.id } }, organizer.owner)
  ).data;
  expect(files).toEqual([]);
  // Longer than what fails by itself is tried.
  for (let minutes = 0; minutes < 100; minutes += 10) {
    await runDueJobs(app.services, [removeFilesJob]);
    expect(await removals()).toMatchObject([{ state: "created", retry_count: 0 }]);
    await passJobTime(app.db, 10 * 60_000);
  }
  await s3.comeBack();
  expect(await isKept(path)).toBe(true);
  // The store is asked again once its rest is over.
  await expect
    .poll(async () => {
      await passJobTime(app.db, 10 * 60_000);
      await runDueJobs(app.services, [removeFilesJob]);
      return removals();
    })
    .toEqual([]);
  expect(await isKept(path)).toBe(false);
});

test("a document that was one too many is not left in the store", async () => {
  const input = { query: { id: organizer.id }, body: { file: new File(["%PDF-1.7"], "a.pdf") } };
  const upload = () => app.ask("uploadVerificationFile", input, organizer.owner);
  for (let n = 0; n < 20; n += 1) expect((await upload()).status).toBe(200);
  expect(await removals()).toEqual([]);
  expect((await upload()).status).toBe(422);
  const [removal] = await removals();
  const [path] = (removal!.data as { paths: [string] }).paths;
  expect(await isKept(path)).toBe(true);
  await runDueJobs(app.services, [removeFilesJob]);
  expect(await isKept(path)).toBe(false);
});

test("of a picture every size goes; what may not be removed keeps its files", async () => {
  const png = await twoHalves(640, 400).png().toBuffer();
  const query = { organizer_id: organizer.id };
  const input = { query, body: { file: file(png, "a.png") } };
  const { id, image } = (await app.call("uploadMedia", input, organizer.editor)).data;
  const size = image.url.replace("{size}", "320x00");
  const got = await app.app.request(size, { headers: { accept: "image/webp" } });
  expect(got.status).toBe(200);
  const paths = [originalPath(id), sizePath(id, "320x00", "webp")];
  expect(await Promise.all(paths.map(isKept))).toEqual([true, true]);
  const foreign = await createOrganizer(app);
  await expect(
    app.call("removeMedia", { query: { organizer_id: foreign.id, id } }, foreign.editor),
  ).rejects.toMatchObject({ status: 404 });
  expect(await removals()).toEqual([]);
  await app.call("removeMedia", { query: { ...query, id } }, organizer.editor);
  await runDueJobs(app.services, [removeFilesJob]);
  expect(await Promise.all(paths.map(isKept))).toEqual([false, false]);
});
