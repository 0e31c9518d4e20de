import { randomUUID } from "node:crypto";
import { addDays } from "date-fns/addDays";
import { subDays } from "date-fns/subDays";
import { eq } from "drizzle-orm";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { validBlock } from "./sample-block.ts";
import { users } from "../modules/accounts/auth.table.ts";
import { memberships } from "../modules/accounts/membership.table.ts";
import { createRequest } from "../modules/booking/create-request.ts";
import { requests } from "../modules/booking/request.table.ts";
import { guestReviews } from "../modules/booking/reviews/guest-review.table.ts";
import { requestMessages } from "../modules/booking/messages/message.table.ts";
import { addReviews } from "../modules/tours/add-reviews.ts";
import { messageTemplates } from "../modules/booking/templates/template.table.ts";
import { requestNotes, requestTasks } from "../modules/booking/tasks/task.table.ts";
import type { Look } from "@tour/api";
import { file, twoHalves } from "../modules/media/test-pictures.ts";
import { invitations } from "../modules/team/invitation.table.ts";
import { testTour } from "../modules/tours/test-tour.ts";
import { askQuestions } from "./ask-questions.ts";
import { ownerEmail, password } from "./create-organizer.ts";
import type { TestOrganizer } from "./create-organizer.ts";
import type { TestApp } from "./create-test-app.ts";
import type { OwnedIds } from "./foreign-ids.ts";
import { newRequest } from "./new-request.ts";
import { tomorrow } from "./scheduling-call-samples.ts";
import { schedulePublications } from "./schedule-publications.ts";
import { shareDraft } from "./share-draft.ts";
import { subscribeMailbox } from "./subscribe-mailbox.ts";
import { readFilesIn } from "./read-files-in.ts";

/** Stands in every text of the organiser who owns everything. */
export const secret = "Тайна-7Q";

const lora = () =>
  readFileSync(
    fileURLToPath(import.meta.resolve("@fontsource/lora/files/lora-cyrillic-600-normal.woff2")),
  );

const secretTour = testTour({
  is_instant_confirmation: false,
  title: secret,
  questions: [{ id: "q1", question: secret, answer: secret }],
  program: [{ id: "d1", title: secret, text: secret, media: [] }],
});

/** Gives an organiser one thing of every kind, on a site that is not published, and names their ids. */
export async function createEverything(
  app: TestApp,
  { id, owner }: TestOrganizer,
): Promise<OwnedIds> {
  const query = { organizer_id: id };
  const site = await app.call("attachSite", { body: query }, owner);
  const tour = await app.call("createTour", { query, body: secretTour }, owner);
  const addDeparture = async (over: { sale_starts_at?: string } = {}) => {
    const body = {
      tour_id: tour.data.id,
      start_date: "2099-05-01",
      end_date: "2099-05-03",
      capacity: 8,
      prices: [{ option_id: "base", amount: 100 }],
      ...over,
    };
    const { data } = await app.call("createDeparture", { query, body }, owner);
    return data.id;
  };
  const departure = await addDeparture();
  const openingDeparture = await addDeparture({ sale_starts_at: tomorrow });
  const soldDeparture = await addDeparture();
  const png = await twoHalves(60, 30).png().toBuffer();
  const addPicture = async (bytes: Buffer) => {
    const body = { file: file(bytes, `${secret}.png`), alt: secret };
    return (await app.call("uploadMedia", { query, body }, owner)).data.id;
  };
  const document = await app.call(
    "uploadVerificationFile",
    { query: { id }, body: { file: file(png, `${secret}.png`) } },
    owner,
  );
  const sent = new File([new Uint8Array(lora())], "a.woff2");
  const fontFile = await app.call("uploadFont", { query, body: { file: sent } }, owner);
  const fields = { name: secret, file_id: fontFile.data.id, font_weight: 400 };
  const font = await app.call("addFont", { query, body: { fields } }, owner);
  const { data: look } = await app.call("getPreset", { query }, owner);
  const brand = await app.call("addBrand", { query, body: toBrand(look) }, owner);
  const kept = { name: secret, blocks: [validBlock()] };
  const blockTemplate = await app.call("addBlockTemplate", { query, body: kept }, owner);
  // Another device's: who ends the session that asks can ask nothing more.
  await app.signIn(ownerEmail(id), password);
  const sessions = await app.call("listSessions", {}, owner);
  const sold = { organizerId: id, departureId: soldDeparture };
  const made = await createRequests(app, sold);
  const [
    request = 0,
    requestToConfirm = 0,
    requestToDecline = 0,
    requestToFill = 0,
    declinedRequest = 0,
  ] = made;
  const declined = { id: declinedRequest, message: "", can_undo: true };
  await app.call("declineRequest", { body: declined }, owner);
  const review = await publishReview(app, { tourId: tour.data.id, requestId: request });
  const account = await app.call("getAccount", {}, owner);
  const view = { screen: "requests" as const, name: secret, search: "q=1" };
  const savedView = await app.call("saveView", { query, body: view }, owner);
  return {
    ...(await readFilesIn(app, { id, owner, words: secret })),
    request,
    requestToConfirm,
    requestToDecline,
    requestToFill,
    declinedRequest,
    chat: await writeMessage(app, request),
    reply: await writeReply(app, request),
    savedView: savedView.data.id,
    tourist: await addTourist(app, requestToFill),
    organizer: id,
    user: account.data.id,
    ...(await askQuestions(app, id, secret)),
    ...(await shareDraft(app, site.data.id, secret)),
    ...(await subscribeMailbox(app, tour.data.id)),
    ...(await schedulePublications(app, site.data.id, secret)),
    ...(await writeDown(app, { organizerId: id, requestId: request })),
    ...(await buildTeam(app, id)),
    session: sessions.data.find((one) => !one.is_current)!.id,
    site: site.data.id,
    tour: tour.data.id,
    review,
    slug: tour.data.slug,
    departure,
    openingDeparture,
    soldDeparture,
    picture: await addPicture(await twoHalves(200, 200).png().toBuffer()),
    pictureToRemove: await addPicture(png),
    fontFile: fontFile.data.id,
    verificationFile: document.data.id,
    font: font.data.id!,
    brand: brand.data.id,
    blockTemplate: blockTemplate.data.id,
    version: 2,
  };
}

const toBrand = ({ preset_type, preset }: Look) => ({
  ...{ name: secret, look: { preset_type, preset } },
});

/** Writes down who travels by a request; answers the tourist's number. */
async function addTourist(app: TestApp, requestId: number): Promise<number> {
  const [request] = await app.db.select().from(requests).where(eq(requests.id, requestId));
  const query = { uuid: request!.uuid };
  const { data } = await app.call("touristsInfo", { query });
  const { id } = data.tourists[0]!;
  const tourist = { id, last_name: secret, passport: "4510123456" };
  await app.call("addTourists", { query, body: { tourists: [tourist], is_draft: true } });
  return id;
}

/** A guest writes to the organiser; answers the number of their chat. */
async function writeMessage(app: TestApp, requestId: number): Promise<number> {
  const [request] = await app.db.select().from(requests).where(eq(requests.id, requestId));
  await app.call("sendRequestMessage", { body: { uuid: request!.uuid, text: secret } });
  return request!.chatId;
}

/** An answer that can still be taken back when the tests come to it; its number. */
async function writeReply({ db }: TestApp, requestId: number): Promise<number> {
  const createdAt = addDays(new Date(), 1);
  const [reply] = await db
    .insert(requestMessages)
    .values({ requestId, author: "organizer", text: secret, createdAt })
    .returning();
  return reply!.id;
}

/** A guest's review that everyone reads; answers its number. Their trip need not be over here. */
async function publishReview(
  { db }: TestApp,
  { tourId, requestId }: { tourId: number; requestId: number },
): Promise<number> {
  const said = { author: secret, rating: 5, text: secret };
  const shown = { ...said, city: "", date: "2027-05-01", photos: [] };
  const [reviewId] = await addReviews(db, tourId, [shown]);
  const written = { ...said, requestId, reviewId: reviewId!, writtenAt: new Date("2027-05-01") };
  await db.insert(guestReviews).values({ ...written, state: "published" });
  return reviewId!;
}

/** What is to be done about a request, a note about it, and a template of a message. */
async function writeDown(
  { db }: TestApp,
  { organizerId, requestId }: { organizerId: number; requestId: number },
) {
  const dueDate = "2099-04-01";
  const [task] = await db
    .insert(requestTasks)
    .values({ requestId, text: secret, dueDate })
    .returning();
  const [note] = await db.insert(requestNotes).values({ requestId, text: secret }).returning();
  const words = { organizerId, title: secret, text: secret };
  const [template] = await db.insert(messageTemplates).values(words).returning();
  return { task: task!.id, note: note!.id, template: template!.id };
}

/** A guide and an editor who never sign in, and an invitation. */
async function buildTeam({ db, services }: TestApp, organizerId: number) {
  const [guide, member] = [randomUUID(), randomUUID()];
  const now = services.now();
  await db
    .insert(users)
    .values([guide, member].map((id) => ({ id, name: secret, email: `${id}@example.com` })));
  await db.insert(memberships).values([
    { userId: guide, organizerId, role: "guide" },
    { userId: member, organizerId, role: "editor" },
  ]);
  const email = `${secret}@example.com`;
  const times = { sentAt: subDays(now, 1), expiresAt: addDays(now, 6) };
  const [invitation] = await db
    .insert(invitations)
    .values({ organizerId, email, role: "editor", tokenHash: guide, ...times })
    .returning();
  return { guide, member, invitation: invitation!.id };
}

/** Four guests ask for a seat each. */
async function createRequests(
  { db, services }: TestApp,
  { organizerId, departureId }: { organizerId: number; departureId: number },
): Promise<number[]> {
  const ids: number[] = [];
  for (const phone of [
    "+79160000001",
    "+79160000002",
    "+79160000003",
    "+79160000004",
    "+79160000005",
  ]) {
    const { contact } = newRequest(departureId);
    const asked = newRequest(departureId, {
      key: randomUUID(),
      comment: secret,
      contact: { ...contact, phone, email: `${phone}@example.com` },
    });
    const { id } = await createRequest(db, asked, {
      organizerIds: [organizerId],
      manifestId: null,
      documents: {},
      address: phone,
      jobs: services.jobs,
      now: services.now(),
      env: services.env,
    });
    ids.push(id);
  }
  return ids;
}

/**
 * Publishes a page and a document, twice: their second version is one that who published once has
 * not.
 */
export async function publishEverything(app: TestApp, { id, owner }: TestOrganizer): Promise<void> {
  const query = { organizer_id: id, type: "main" as const };
  const document = { ...query, type: "policy" as const };
  const agreement = { html: "<p>Условия</p>", is_displayed: true };
  const needed = { query: { ...query, type: "agreement" as const }, body: { fields: agreement } };
  await app.call("updateDocument", needed, owner);
  for (const html of [`<p>${secret}</p>`, `<p>${secret}!</p>`]) {
    const { content } = validBlock();
    const blocks = [validBlock({ content: { ...content, title: secret } })];
    await app.call("savePageBlocks", { query, body: { blocks } }, owner);
    const fields = { title: secret, html, is_displayed: true };
    await app.call("updateDocument", { query: document, body: { fields } }, owner);
    await app.call("publishData", { query: { ...query, type: "site" } }, owner);
  }
}
