import { contract } from "@tour/api/contract";
import type { TourContract } from "@tour/api/contract";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerErrors } from "../answers/answer-errors.ts";
import type { AppEnv } from "../log-requests.ts";
import { registerCalls } from "../register-calls.ts";
import { handlers } from "../../handlers.ts";
import { findAccount } from "../../modules/accounts/find-account.ts";
import { ask } from "../../test/ask.ts";
import type { Person } from "../../test/ask.ts";
import { callSamples } from "../../test/call-samples.ts";
import { createOrganizer, createStaff } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";

type CallName = keyof TourContract;
type Verdict = "yes" | 401 | 403;

/** anonymous, owner of A, editor of A, owner of B, staff; each asks for organiser A. */
const open: Verdict[] = ["yes", "yes", "yes", "yes", "yes"];
const signedIn: Verdict[] = [401, "yes", "yes", "yes", "yes"];
const editors: Verdict[] = [401, "yes", "yes", 403, "yes"];
const owners: Verdict[] = [401, "yes", 403, 403, "yes"];

const staffOnly: Verdict[] = [401, 403, 403, 403, "yes"];

const rightsOf: Record<keyof TourContract, Verdict[]> = {
  // The sample's password is wrong, whoever sends it.
  signIn: [401, 401, 401, 401, 401],
  signOut: open,
  signUp: open,
  confirmEmail: open,
  sendConfirmationAgain: signedIn,
  requestPasswordReset: open,
  resetPassword: open,
  // The sample's password is wrong, and its session nobody's: both are refused after the rights.
  changePassword: signedIn,
  listSessions: signedIn,
  endSession: signedIn,
  endOtherSessions: signedIn,
  getAccount: signedIn,
  getSignInHints: open,
  attachSite: owners,
  getAttachedSite: editors,
  firstSteps: editors,
  getPage: editors,
  savePageBlocks: editors,
  validateBlock: editors,
  getPresetList: editors,
  getPreset: editors,
  changePreset: owners,
  updatePresetData: owners,
  publishData: owners,
  parseMassMediaArticle: editors,
  uploadFont: owners,
  getFontsForPreset: editors,
  addFont: owners,
  updateFont: owners,
  removeFont: owners,
  fontData: editors,
  getDocument: editors,
  updateDocument: owners,
  documentVersions: editors,
  getDocumentVersion: editors,
  customDocumentPage: open,
  pageVersions: editors,
  getPageVersion: editors,
  restorePageVersion: editors,
  getUnpublishedBlocks: editors,
  getMainPageSetting: editors,
  updateMainPageSetting: editors,
  updateFavicon: editors,
  getFavicon: editors,
  getDomain: editors,
  checkDomain: editors,
  changeDomain: owners,
  uploadMedia: editors,
  listMedia: editors,
  customPage: open,
  customSiteOrgData: open,
  customMetadata: open,
  toursCrm: open,
  tourCrm: open,
  publishedSites: open,
  tours: open,
  toursPage: open,
  suggestions: open,
  organizerPublicInfo: open,
  organizerInfo: editors,
  organizerVerificationInfo: editors,
  submitVerification: owners,
  uploadVerificationFile: owners,
  removeVerificationFile: owners,
  organizerReviews: open,
  setOrganizerPublishedOnSite: staffOnly,
  listOrganizers: staffOnly,
  viewOrganizer: editors,
  createOrganizer: staffOnly,
  updateOrganizer: owners,
  validateSlug: open,
  tour: open,
  getToursByIds: signedIn,
  tourQuestion: open,
  tourReviews: open,
  tourProgram: open,
  tourCities: open,
  submitHelpRequest: open,
  listHelpRequests: owners,
  listMarketHelpRequests: staffOnly,
  viewHelpRequest: signedIn,
  answerHelpRequest: signedIn,
  noteHelpCall: signedIn,
  takeHelpRequest: signedIn,
  closeHelpRequest: signedIn,
  reopenHelpRequest: signedIn,
  bookingOffer: open,
  createRequest: open,
  getRequestByUuid: open,
  acceptedDocument: open,
  cancelQuote: open,
  cancelRequest: open,
  readArrival: open,
  saveArrival: open,
  tourForRequest: signedIn,
  individualTour: open,
  offerIndividualTour: signedIn,
  getRequest: signedIn,
  listRequests: owners,
  officeHome: owners,
  visitFigures: owners,
  moneyFigures: owners,
  moneyCsv: owners,
  confirmRequest: signedIn,
  recordPayment: signedIn,
  recordRefund: signedIn,
  declineRequest: signedIn,
  cancelRequestBySeller: signedIn,
  requestMessages: open,
  sendRequestMessage: open,
  replyToRequest: signedIn,
  sendReview: open,
  decideReview: signedIn,
  hideReview: signedIn,
  showReview: signedIn,
  readMailing: open,
  changeMailing: open,
  listRequestsForChat: signedIn,
  findBookings: open,
  requestTourDates: signedIn,
  requestDates: open,
  moveRequest: open,
  requestParty: open,
  changeParty: open,
  moveRequestBySeller: signedIn,
  touristsInfo: open,
  addTourists: open,
  updateTouristsQuestionnaires: open,
  updateTourists: signedIn,
  revealPassport: signedIn,
  erasePassports: signedIn,
  getPersonalDataSettings: owners,
  updatePersonalDataSettings: owners,
  createPayment: open,
  getPaymentSettings: owners,
  updatePaymentSettings: owners,
  getTestPayment: owners,
  startTestPayment: owners,
  getExchangeRates: owners,
  updateExchangeRates: owners,
  listPaymentTroubles: staffOnly,
  attachReceipt: signedIn,
  listPayouts: staffOnly,
  toursSchedule: open,
  siteMockTours: open,
  siteMockTour: open,
  createTour: editors,
  updateTour: editors,
  viewTour: editors,
  listTours: editors,
  archiveTour: editors,
  copyTour: editors,
  createDeparture: editors,
  updateDeparture: editors,
  createDepartures: editors,
  updateDepartures: editors,
  viewDeparture: editors,
  listDepartures: editors,
  archiveDeparture: editors,
};

const titles = ["anonymous", "owner of A", "editor of A", "owner of B", "staff"];

let app: TestApp;
let a: TestOrganizer;
let people: Person[];

beforeAll(async () => {
  app = await createTestApp({ env: { isDemo: true } });
  a = await createOrganizer(app, "Первый");
  const b = await createOrganizer(app, "Второй");
  people = [{ role: "visitor" }, a.owner, a.editor, b.owner, await createStaff(app)];
  await app.call("attachSite", { body: { organizer_id: a.id } }, a.owner);
});
afterAll(() => app.close());

/** All rows that a call of the builder could change, as one text. */
async function takeSnapshot(): Promise<string> {
  const parts = await Promise.all(
    [
      "organizers",
      "sites",
      "pages",
      "manifests",
      "events",
      "tours",
      "departures",
      "requests",
      "chats",
      "help_requests",
      "help_events",
      "request_messages",
      "tourists",
      "arrivals",
      "passport_readings",
      "personal_data_settings",
      "payment_settings",
      "domains",
      "jobs",
    ].map((name) => app.db.execute(sql.raw(`select * from ${name} order by 1, 2`))),
  );
  return JSON.stringify(parts.map((part) => (part as unknown as { rows: unknown[] }).rows));
}

test("the table has a row for every call of the contract", () => {
  expect(Object.keys(rightsOf).sort()).toEqual(Object.keys(contract).sort());
});

for (const name of Object.keys(rightsOf) as CallName[]) {
  test(`${name}: each user gets what the table says, and a refused call changes nothing`, async () => {
    for (const [index, verdict] of rightsOf[name].entries()) {
      // The others still need their sessions.
      if (name === "signOut" && index > 0) continue;
      const person = people[index];
      const before = await takeSnapshot();
      const response = await app.ask(name, callSamples[name](a.id), person);
      const seen = [401, 403].includes(response.status) ? response.status : "yes";
      expect(`${titles[index]}: ${seen}`).toBe(`${titles[index]}: ${verdict}`);
      expect(response.status).toBeLessThan(500);
      if (verdict === "yes") continue;
      expect(await response.json()).toEqual({
        message: expect.any(String),
        error: verdict === 401 ? "unauthorized" : "forbidden",
        validation: {},
      });
      expect(await takeSnapshot()).toBe(before);
    }
  });
}

test("control: with the organiser's check off, the owner of B reads and writes A's draft", async () => {
  const calls = Object.fromEntries(
    Object.entries(contract).map(([name, call]) => [name, { ...call, access: "signed-in" }]),
  ) as unknown as TourContract;
  const open = new Hono<AppEnv>().onError(answerErrors(app.services.log));
  registerCalls(open, calls, { handlers, services: app.services, findAccount });
  // The other calls left a tour on sale, which is not published without documents.
  for (const type of ["agreement", "policy"] as const) {
    const fields = { html: "<p>Условия</p>", is_displayed: true };
    const query = { organizer_id: a.id, type };
    await app.call("updateDocument", { query, body: { fields } }, a.owner);
  }
  const before = await takeSnapshot();
  for (const name of ["getPage", "savePageBlocks", "publishData"] as const) {
    const response = await ask(open, calls[name], callSamples[name](a.id), people[3]);
    expect([name, response.status]).toEqual([name, 200]);
  }
  expect(await takeSnapshot()).not.toBe(before);
});

test("the role header grants nothing, and a role that the session does not have is refused", async () => {
  const input = callSamples.getPage(a.id);
  const status = async (person: Person) => (await app.ask("getPage", input, person)).status;
  expect(await status({ ...a.owner, role: "visitor" })).toBe(200);
  expect(await status({ ...a.owner, role: "staff" })).toBe(403);
  expect(await status({ role: "staff" })).toBe(401);
  expect(await status({ role: "organizer" })).toBe(401);
  expect(await status({ ...a.owner, role: null })).toBe(400);
  expect(await status({ ...a.owner, role: "king" as never })).toBe(400);
});

test("an organiser that does not exist is 403 for an owner and 404 for staff", async () => {
  const input = callSamples.getAttachedSite(999_999);
  expect((await app.ask("getAttachedSite", input, a.owner)).status).toBe(403);
  expect((await app.ask("getAttachedSite", input, people[4])).status).toBe(404);
});
