import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { neededConsents, suggestionKinds } from "@tour/api";
import type { SuggestionKind } from "@tour/api";
import { demoCollections, demoMarketplace } from "@tour/demo";
import { demoRequestUuid } from "@tour/demo/request";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoAccounts } from "../../modules/accounts/demo-accounts.ts";
import { requestEmails } from "../../modules/booking/emails/request-email.table.ts";
import { requests } from "../../modules/booking/request.table.ts";
import { encodeOriginal } from "../../modules/media/add-picture.ts";
import { organizers } from "../../modules/organizers/organizer.table.ts";
import { scheduledPublications } from "../../modules/sites/scheduling/scheduled-publication.table.ts";
import { pages } from "../../modules/sites/site.table.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import { passUndo } from "../../test/pass-undo.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { findBroken } from "../../test/payment-invariants.ts";
import { demoSeeds } from "./demo.table.ts";
import type { ReadyPicture } from "./prepare-pictures.ts";
import { seedDemo } from "./seed-demo.ts";

let app: TestApp;
let dataDir = "";

/** The real ones take a minute to draw. */
async function preparePlain(names: string[]): Promise<Map<string, ReadyPicture>> {
  const plain = { width: 60, height: 40, channels: 3 as const, background: "#446644" };
  const original = await encodeOriginal(sharp(await sharp({ create: plain }).png().toBuffer()));
  return new Map(
    names.map((name) => [name, { ...original, alt: name, focal: { x: 0.5, y: 0.5 } }]),
  );
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "demo-"));
  const now = () => new Date("2026-11-21T10:00:00Z");
  app = await createTestApp({ now, env: { dataDir, isDemo: true } });
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

const at = (host: string) => ({ headers: { "site-host": `${host}.localhost:3000` } });

test("when anything fails, nothing is left behind and the next start creates the demo", async () => {
  const broken = async () => new Map<string, ReadyPicture>();
  await expect(seedDemo(app.services, broken)).rejects.toThrow();
  expect(await app.db.$count(organizers)).toBe(0);
  await seedDemo(app.services, preparePlain);
  expect(await app.db.$count(organizers)).toBe(3);
});

test("a second start creates nothing and draws no pictures", async () => {
  await seedDemo(app.services, () => Promise.reject(new Error("drawn again")));
  expect(await app.db.$count(organizers)).toBe(3);
});

test("a start on the demo of an older version says how to get the current one, and changes nothing", async () => {
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => lines.push(line) });
  const start = () => seedDemo({ ...app.services, log }, () => Promise.reject(new Error("drawn")));
  await start();
  expect(lines, "control: this one is of today").toEqual([]);
  await app.db.update(demoSeeds).set({ content: "older" });
  await start();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(dataDir);
  expect(await app.db.$count(organizers)).toBe(3);
});

test("three published sites have their own presets, tours and reviews", async () => {
  const { data } = await app.call("publishedSites", {});
  expect(data.map(({ site }) => [site.domain, site.preset_type])).toEqual([
    ["altai.localhost:3000", "taiga"],
    ["kamchatka.localhost:3000", "volcano"],
    ["karelia.localhost:3000", "north"],
  ]);
  expect(data.flatMap(({ tours }) => tours).length).toBeGreaterThanOrEqual(14);
  for (const { organizer } of data) {
    expect(organizer.reviews_count).toBeGreaterThanOrEqual(8);
    expect(organizer.rating).toBeGreaterThan(4);
  }
});

test("the first organiser has a sign beside their name, and new words that wait for their time", async () => {
  const { data: sites } = await app.call("publishedSites", {});
  const { organizer } = sites[0]!;
  expect(organizer.logo?.url).toMatch(/^\/media\/[\w-]{22}\/\{size\}$/);
  const drawn = await app.app.request(organizer.logo!.url.replace("{size}", "160x160"));
  expect(drawn.status).toBe(200);
  const waiting = await app.db.select().from(scheduledPublications);
  expect(waiting.map(({ failure }) => failure)).toEqual([null]);
  expect(waiting[0]!.publishAt.getTime()).toBeGreaterThan(Date.now());
  const { data } = await app.call("customPage", { query: { type: "main" } }, at("altai"));
  const drafts = await app.db.select().from(pages).where(eq(pages.siteId, waiting[0]!.siteId));
  const draft = drafts.find(({ type }) => type === "main")!;
  expect(draft.blocks.map(({ content }) => content)).toEqual(
    data.blocks.map(({ content }) => content),
  );
});

test("guests of trips that are over wrote reviews: verified, by aspects, with photos and answers", async () => {
  const { data: sites } = await app.call("publishedSites", {});
  const query = { id: sites[0]!.site.organizer_id, limit: 50 };
  const { data } = await app.call("organizerReviews", { query }, at("altai"));
  const verified = data.filter((review) => review.is_verified);
  expect(verified).toHaveLength(5);
  expect(verified.every(({ aspects }) => aspects !== undefined)).toBe(true);
  expect(verified.filter(({ reply }) => reply !== undefined)).toHaveLength(3);
  expect(verified.filter(({ photos }) => photos.length > 0)).toHaveLength(4);
  expect(data.length, "the others are not verified").toBeGreaterThan(verified.length);
});

test("every tour can be opened on its own site", async () => {
  const { data: tours } = await app.call("toursCrm", {}, at("kamchatka"));
  for (const { slug } of tours) {
    const answer = await app.call("tourCrm", { query: { slug } }, at("kamchatka"));
    expect(answer).toMatchObject({ data: { slug } });
    if (!("data" in answer)) throw new Error("moved");
    expect(answer.data.program.length).toBe(answer.data.days);
    expect(answer.data.departures.length).toBeGreaterThanOrEqual(4);
  }
});

test("the published pages start with the header and end with the footer", async () => {
  for (const host of ["altai", "kamchatka", "karelia"]) {
    for (const type of ["main", "tour"] as const) {
      const { data } = await app.call("customPage", { query: { type } }, at(host));
      expect(data.blocks[0]?.type).toBe(1);
      expect(data.blocks.at(-1)?.type).toBe(2);
    }
  }
});

test("each site has both of its documents, and links to them", async () => {
  for (const host of ["altai", "kamchatka", "karelia"]) {
    for (const type of ["agreement", "policy"] as const) {
      const { data } = await app.call("customDocumentPage", { query: { type } }, at(host));
      expect(data.html).toMatch(/ИНН \d+/);
    }
    const { data } = await app.call("customMetadata", {}, at(host));
    expect(data).toMatchObject({
      is_need_to_display_agreement: true,
      is_need_to_display_privacy: true,
    });
  }
});

test.each(suggestionKinds)("a visitor who types gets suggestions: %s", async (kind) => {
  const typed: Record<SuggestionKind, string> = {
    ...{ cities: "петроз", regions: "карел", showplaces: "вулкан", rest_kinds: "трек" },
    ...{ collections: "зима", tours: "вулкан", water_objects: "озеро", ships: "корюш" },
  };
  const { data } = await app.call("suggestions", { query: { q: typed[kind], kind } });
  expect(data.map((one) => one.kind)).toContain(kind);
});

test("there is a request in each status, and one whose page the start names", async () => {
  const rows = await app.db.select().from(requests).orderBy(requests.status);
  expect([...new Set(rows.map(({ status }) => status))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const { data } = await app.call("getRequestByUuid", { query: { uuid: demoRequestUuid } });
  expect(data).toMatchObject({ status: 3, travellers: [{ is_complete: true }, {}] });
  expect(data.money.paid.amount).toBeGreaterThan(0);
  const over = rows.filter(({ status }) => status === 4);
  const ids = [...new Set(over.map(({ departureId }) => departureId))];
  expect(ids.length).toBeGreaterThan(3);
  expect(await findBroken(app.db, ...ids)).toEqual([]);
  // Answers can be taken back for a while, and are read after it.
  await passUndo(app.db);
  const written = await app.call("requestMessages", { query: { uuid: demoRequestUuid } });
  expect(written.data.map(({ author }) => author)).toEqual([
    "guest",
    "organizer",
    "guest",
    "organizer",
  ]);
  const emails = await app.db.select().from(requestEmails);
  expect(emails.length).toBeGreaterThan(10);
  expect(
    emails.every(({ sentAt }) => sentAt !== null),
    "written to nobody",
  ).toBe(true);
});

test("the first organiser's home is alive: tasks, money, sales of two years, visits and their sources", async () => {
  const [demo] = demoAccounts;
  const person = await app.signIn(demo.email, demo.password);
  const hints = await app.call("getSignInHints", {});
  const { value: code } = hints.data.accounts.find(({ email }) => email === demo.email)!.code!;
  await app.call("showSecondFactor", { body: { code } }, person);
  const { data: account } = await app.call("getAccount", {}, person);
  const query = { organizer_id: account.organizers[0]!.id };
  const { data: home } = await app.call("officeHome", { query }, person);
  expect(home.tasks.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["confirm", "question", "answer"]),
  );
  expect(home.departures.filter(({ paid }) => paid.length > 0).length).toBeGreaterThan(2);
  expect(home.weeks.filter(({ seats }) => seats > 0).length).toBeGreaterThan(5);
  expect(home.weeks.filter((week) => week.last_year > 0).length).toBeGreaterThan(5);
  const { data: visits } = await app.call("visitFigures", { query }, person);
  expect(visits.steps.visits).toBeGreaterThan(500);
  expect(visits.sources.length).toBeGreaterThan(4);
  expect(visits.steps.paid).toBeGreaterThan(0);
});

test("the marketplace's front page has collections with pictures, each of several tours", async () => {
  const { data } = await app.call("marketCollections", {});
  expect(data.map(({ slug }) => slug)).toEqual(demoCollections.map(({ slug }) => slug));
  for (const { slug, image, tours_count: count } of data) {
    expect([slug, image !== null, count > 1]).toEqual([slug, true, true]);
    const found = await app.call("tours", { query: { market_collection: slug } });
    expect(found.pagination.items_count).toBe(count);
  }
});

test("on the marketplace a tour is booked by its own documents and paid in its sandbox", async () => {
  const { data: info } = await app.call("marketplaceInfo", {});
  expect(info).toMatchObject({ can_book: true, legal: { inn: demoMarketplace.inn } });
  const { data: cards } = await app.call("toursCrm", { query: {} }, at("altai"));
  const offers = await Promise.all(
    cards.map(({ id }) => app.call("bookingOffer", { query: { tour_id: id } })),
  );
  const { data: offer } = offers.find(
    ({ data }) => data.is_instant && data.departures.some(isFree),
  )!;
  expect(offer.agent).toMatchObject({ name: demoMarketplace.name, takes_payments: true });
  const person = offer.options.find(({ kind }) => kind === "person")!;
  const body = {
    key: randomUUID(),
    departure_id: offer.departures.find(isFree)!.id,
    seats: [{ option_id: person.id, count: 1 }],
    contact: { name: "Гостья", phone: "+79160000098", email: "market-guest@example.com" },
    consents: neededConsents(offer),
  };
  const { data: made } = await app.call("createRequest", { body });
  const payment = { uuid: made.uuid, kind: "full", method: "card" } as const;
  const { data: begun } = await app.call("createPayment", { body: payment });
  const paying = new URL(begun.confirmation.url).searchParams.get("payment")!;
  const pressed = new URLSearchParams({ payment: paying, action: "pay" });
  await app.app.request("/spa/sandbox-payment", { method: "POST", body: pressed });
  const { data: seen } = await app.call("getRequestByUuid", { query: { uuid: made.uuid } });
  expect(seen).toMatchObject({ status: 3, agent: { inn: demoMarketplace.inn } });
  expect(seen.documents.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["agreement", "personal_data"]),
  );
  const [row] = await app.db.select().from(requests).where(eq(requests.id, made.id));
  expect(row).toMatchObject({ salesModel: 1, commissionPoints: demoMarketplace.commission_points });
});

const isFree = ({ status, seats_left: left }: { status: string; seats_left: number }) =>
  status === "open" && left > 0;

test("the demo accounts can sign in: the organiser owns one organisation and edits another", async () => {
  const [organizer, ...staff] = demoAccounts;
  const hints = await app.call("getSignInHints", {});
  const enter = async ({ email, password }: (typeof demoAccounts)[number]) => {
    const person = await app.signIn(email, password);
    const code = hints.data.accounts.find((one) => one.email === email)!.code!.value;
    await app.call("showSecondFactor", { body: { code } }, person);
    return person;
  };
  const person = await enter(organizer);
  await enter(organizer).catch(() =>
    expect.fail("a demo's code serves all who look at it at once"),
  );
  const { data } = await app.call("getAccount", {}, person);
  expect(data.organizers.map(({ name, role }) => [name, role])).toEqual([
    ["Кедровая тропа", "owner"],
    ["Первый луч", "editor"],
  ]);
  expect(data.second_factor).toBe("shown");
  for (const one of staff) {
    const account = await app.call("getAccount", {}, { ...(await enter(one)), role: "staff" });
    expect(account.data).toMatchObject({ is_staff: true, second_factor: "shown" });
  }
  expect(staff).toHaveLength(2);
});
