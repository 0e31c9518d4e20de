import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { readPdf } from "../../../test/read-pdf.ts";
import { sites } from "../../sites/site.table.ts";
import { addDepartures } from "../../tours/add-departures.ts";
import { createTour } from "../../tours/create-tour.ts";
import { holdSeats } from "../../tours/hold-seats.ts";
import { testDeparture, testTour } from "../../tours/test-tour.ts";
import { updateTour } from "../../tours/update-tour.ts";

let app: TestApp;
const hosts: string[] = [];
const organizerIds: number[] = [];

beforeAll(async () => {
  app = await createTestApp({ now: () => new Date("2027-03-01T12:00:00Z") });
  for (const name of ["Один", "Два"]) {
    const { id, owner } = await createOrganizer(app, name);
    const legal = { name: `ООО «${name}»`, inn: "7707083893", ogrn: "", registry_number: "РТО 7" };
    await app.call("updateOrganizer", { query: { id }, body: { legal } }, owner);
    await app.call("attachSite", { body: { organizer_id: id } }, owner);
    await app.call("publishData", { query: { organizer_id: id, type: "site" } }, owner);
    const [site] = await app.db.select().from(sites).where(eq(sites.organizerId, id));
    hosts.push(`${site!.name}.localhost:3000`);
    organizerIds.push(id);
  }
});
afterAll(() => app.close());

const ask = (slug: string, host: string | null = hosts[0]!, headers: Record<string, string> = {}) =>
  app.app.request(`/spa/tour-program-paper?slug=${encodeURIComponent(slug)}`, {
    headers: { ...(host && { "site-host": host }), ...headers },
  });
/** Each piece of text that is shown, by its letters alone: Cyrillic and Latin are written apart. */
const read = async (answer: Response) =>
  readPdf(Buffer.from(await answer.arrayBuffer())).replaceAll(/\s/g, "");

const wholeTour = testTour({
  title: "К «Белухе» — пешком",
  description: "Десять дней кольцом.",
  program: [
    { id: "a", title: "Тюнгур", text: "<p>Выезжаем <b>рано</b>.</p>", media: [], meals: "Ужин" },
  ],
  included: ["Палатки"],
  not_included: ["Билеты"],
  cancellation_rules: [{ days_before: 30, refund_percent: 100 }],
});

test("a tour's programme is a PDF with its days, prices by dates, rules and who answers for it", async () => {
  const tour = await createTour(app.db, organizerIds[0]!, wholeTour);
  await addDepartures(app.db, tour.id, [
    testDeparture("2027-05-01"),
    testDeparture("2026-05-01", { prices: { base: 7_777_700 } }),
  ]);
  const answer = await ask(tour.slug);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toContain(`filename="${tour.slug}.pdf"`);
  const text = await read(answer);
  for (const words of [
    "Белухе",
    "Десятьднейкольцом",
    "Тюнгур",
    "Выезжаемрано",
    "Ужин",
    "48000",
    "Палатки",
    "Билеты",
    "вернёмвсё",
    "ООО",
    "7707083893",
    `/${tour.slug}`,
  ]) {
    expect(text.replaceAll("\n", "")).toContain(words);
  }
  expect(text).not.toContain("77777");
});

test("it is made anew once seats, prices or words have changed, and not before", async () => {
  const tour = await createTour(app.db, organizerIds[0]!, wholeTour);
  const [departure] = await addDepartures(app.db, tour.id, [testDeparture("2027-05-01")]);
  const first = await ask(tour.slug);
  const etag = first.headers.get("etag")!;
  const same = await ask(tour.slug, hosts[0], { "if-none-match": etag });
  expect([same.status, await same.text()]).toEqual([304, ""]);
  const [one, other] = await Promise.all([ask(tour.slug), ask(tour.slug)]);
  const bytes = Buffer.from(await one.arrayBuffer());
  expect(bytes.equals(Buffer.from(await other.arrayBuffer()))).toBe(true);
  await holdSeats(app.db, departure!, 8);
  const full = await ask(tour.slug, hosts[0], { "if-none-match": etag });
  expect(full.status).toBe(200);
  expect(await read(full)).toContain("местнет");
  await updateTour(app.db, tour.id, { ...wholeTour, included: ["Баня"] });
  expect(await read(await ask(tour.slug))).toContain("Баня");
});

test("a tour of somebody else, an unknown one, and none at all are no paper; an old address leads on", async () => {
  const tour = await createTour(app.db, organizerIds[0]!, wholeTour);
  expect((await ask(tour.slug, hosts[1])).status).toBe(404);
  expect((await ask(tour.slug, "nobody.localhost:3000")).status).toBe(404);
  expect((await ask(tour.slug, null)).status).toBe(404);
  expect((await ask("nothing-999999")).status).toBe(404);
  expect((await ask("")).status).toBe(400);
  expect((await ask("x".repeat(400))).status).toBe(400);
  await updateTour(app.db, tour.id, { ...wholeTour, title: "Совсем другое имя" });
  const moved = await ask(tour.slug);
  expect(moved.status).toBe(302);
  expect(moved.headers.get("location")).toMatch(/tour-program-paper\?slug=sovsem-drugoe-imya-\d+/);
});

test("signs, long words and a picture that is not there are no reason to have no paper", async () => {
  const tour = await createTour(app.db, organizerIds[0]!, {
    ...wholeTour,
    title: `Щ${"щ".repeat(90)} 🏔`,
    description: `${"Слово".repeat(60)}\n\n\n<script>alert(1)</script> \u0007`,
    program: Array.from({ length: 40 }, (_, index) => ({
      id: `d${index}`,
      title: "",
      text: `<p>${"День долгий. ".repeat(40)}</p>`,
      media: [],
    })),
  });
  const answer = await ask(tour.slug);
  expect(answer.status).toBe(200);
  expect(await read(answer)).toContain("День");
});
