import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Person } from "../../../test/ask.ts";
import { createOrganizer, createStaff, ownerEmail } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { runDueJobs } from "../../../test/jobs.ts";
import { emailJob } from "../../emails/email.job.ts";

const dataDir = mkdtempSync(join(tmpdir(), "verification-"));
let app: TestApp;
let own: TestOrganizer;
let staff: Person;

beforeAll(async () => {
  app = await createTestApp({ env: { dataDir } });
  staff = await createStaff(app);
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  own = await createOrganizer(app, "Тропа");
});

const legal = {
  form: "company" as const,
  name: "ООО «Тропа»",
  inn: "7707083893",
  ogrn: "1027700132195",
  registry_number: "",
};
const by = () => ({ query: { id: own.id } });
const pdf = (name = "Устав.pdf", bytes = "%PDF-1.7 устав") => new File([bytes], name);
const upload = (file = pdf()) =>
  app.ask("uploadVerificationFile", { ...by(), body: { file } }, own.owner);
const addFile = async () =>
  (await app.call("uploadVerificationFile", { ...by(), body: { file: pdf() } }, own.owner)).data;
const update = (body: object, person: Person) =>
  app.ask("updateOrganizer", { ...by(), body }, person);
const submit = () => app.ask("submitVerification", by(), own.owner);
const info = async () => (await app.call("organizerVerificationInfo", by(), own.editor)).data;
const decide = async (state: string, comment = "", read?: string) => {
  const revision = read ?? (await info()).revision;
  return update({ verification: { state, comment, revision } }, staff);
};
const read = (id: number, person: Person = {}) =>
  app.app.request(`/crm/api/organizer/verification-file?id=${id}`, {
    headers: person.cookie ? { cookie: person.cookie } : {},
  });
async function readEmails() {
  await runDueJobs(app.services, [emailJob]);
  return app.emails.splice(0);
}

test("what is not complete is named, and is not sent to staff", async () => {
  const refused = await submit();
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    {
      validation: {
        "legal.form": [expect.any(String)],
        "legal.name": [expect.any(String)],
        "legal.inn": [expect.any(String)],
        "legal.ogrn": [expect.any(String)],
        files: [expect.any(String)],
      },
    },
  ]);
  expect((await info()).state).toBe("none");
  await update({ legal: { ...legal, inn: "7707083894" } }, own.owner);
  await addFile();
  const wrong = (await (await submit()).json()) as { validation: object };
  expect(Object.keys(wrong.validation)).toEqual(["legal.inn"]);
});

test("an organiser sends their data, is refused with a reason, mends it and is approved; emails tell of it", async () => {
  await update({ legal }, own.owner);
  await addFile();
  expect((await submit()).status).toBe(200);
  expect(await info()).toMatchObject({ state: "pending", files: [{ name: "Устав.pdf" }] });
  expect((await decide("rejected")).status).toBe(400);
  expect((await decide("rejected", "В уставе другой адрес")).status).toBe(200);
  expect(await info()).toMatchObject({ state: "rejected", comment: "В уставе другой адрес" });
  const [refusal] = await readEmails();
  expect(refusal).toMatchObject({
    to: ownerEmail(own.id),
    subject: expect.stringContaining("исправить"),
  });
  expect(refusal!.text).toContain("В уставе другой адрес");
  // Whoever was refused says themselves when it is mended.
  await update({ legal: { ...legal, name: "ООО «Тихая тропа»" } }, own.owner);
  expect((await info()).state).toBe("rejected");
  await submit();
  expect(await info()).toMatchObject({ state: "pending", comment: "", decided_at: null });
  await decide("verified");
  const [approval] = await readEmails();
  expect(approval).toMatchObject({
    to: ownerEmail(own.id),
    subject: expect.stringContaining("проверены"),
  });
  // Asked once more it changes nothing.
  expect(await (await submit()).json()).toMatchObject({ data: { state: "verified" } });
});

test("guests are told that data are checked while they stand as staff have checked them", async () => {
  const isChecked = async () =>
    (await app.call("organizerPublicInfo", by())).data.is_verified ?? "not told";
  const inRegistry = { ...legal, registry_number: "РТО 012345" };
  await update({ legal: inRegistry }, own.owner);
  expect(await isChecked()).toBe(false);
  await decide("verified");
  expect(await isChecked()).toBe(true);
  await update({ legal: { ...inRegistry, registry_number: "РТО 054321" } }, own.owner);
  expect(await isChecked()).toBe(false);
});

test("a document is read by its organiser's people and staff alone, and is no picture of the library", async () => {
  const { id } = await addFile();
  const other = await createOrganizer(app, "Другие");
  for (const person of [own.owner, own.editor, staff]) {
    const response = await read(id, person);
    expect([response.status, await response.text()]).toEqual([200, "%PDF-1.7 устав"]);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  }
  expect((await read(id)).status).toBe(401);
  const [foreign, nobodys] = [await read(id, other.owner), await read(900_000, other.owner)];
  expect([foreign.status, await foreign.text()]).toEqual([nobodys.status, await nobodys.text()]);
  expect(foreign.status).toBe(404);
  const { data } = await app.call("listMedia", { query: { organizer_id: own.id } }, own.owner);
  expect(data).toEqual([]);
});

// ASVS 5.2.2, 5.4.1
test("only a PDF, a JPEG or a PNG of at most 10 MB is taken, whatever it is called", async () => {
  expect((await upload(pdf("a.pdf", "<script>alert(1)</script>"))).status).toBe(415);
  expect((await upload(pdf("a.svg", "<svg/>"))).status).toBe(415);
  expect((await upload(pdf("a.pdf", `%PDF-${"x".repeat(10 * 1024 * 1024)}`))).status).toBe(413);
  const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], "C:\\scans\\a.txt");
  expect(await (await upload(jpeg)).json()).toMatchObject({
    data: { name: "a.txt", type: "image/jpeg", size: 4 },
  });
  expect((await info()).files).toHaveLength(1);
});

test("a document is removed until staff rely on it", async () => {
  await update({ legal }, own.owner);
  const [first, second] = [await addFile(), await addFile()];
  const remove = (file_id: number) =>
    app.ask("removeVerificationFile", { ...by(), body: { file_id } }, own.owner);
  expect((await remove(first.id)).status).toBe(200);
  expect((await read(first.id, own.owner)).status).toBe(404);
  expect((await remove(first.id)).status).toBe(404);
  await submit();
  expect((await remove(second.id)).status).toBe(409);
  expect((await read(second.id, staff)).status).toBe(200);
});

test("staff decide on what they have read alone: what changed since is shown, and nothing is decided", async () => {
  await update({ legal }, own.owner);
  await addFile();
  await submit();
  const read = (await info()).revision;
  expect((await decide("verified", "", "")).status).toBe(400);
  await update({ legal: { ...legal, inn: "500100732259" } }, own.owner);
  for (const state of ["verified", "rejected"]) {
    const refused = await decide(state, "Не сходится", read);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { data: { legal: { inn: "500100732259" }, state: "pending" } },
    ]);
  }
  const withoutFile = (await info()).revision;
  await addFile();
  expect((await decide("verified", "", withoutFile)).status).toBe(409);
  expect((await info()).state).toBe("pending");
  // Control: what was read is still so.
  expect((await decide("verified")).status).toBe(200);
  expect((await info()).state).toBe("verified");
});
