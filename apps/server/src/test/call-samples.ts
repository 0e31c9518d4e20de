import type { TourContract } from "@tour/api/contract";
import { validBlock } from "./sample-block.ts";
import type { Input } from "./ask.ts";
import { newRequest } from "./new-request.ts";
import { tourCallSamples } from "./tour-call-samples.ts";

const someUuid = "0d3f3a52-7f2e-4f63-9c3e-0a3a5a8f3b11";
const block = validBlock();
const site = { query: { site_id: 1 } };
const own =
  (more: object = {}) =>
  (id: number): Input => ({ query: { organizer_id: id, ...more } });
const post =
  (body: unknown, more: object = {}) =>
  (id: number): Input => ({ ...own(more)(id), body });

/** For every call an input of the right form, for an organiser. A new call adds its own. */
export const callSamples: Record<keyof TourContract, (organizerId: number) => Input> = {
  signIn: () => ({ body: { email: "nobody@example.com", password: "guess" } }),
  signOut: () => ({}),
  requestPasswordReset: () => ({ body: { email: "nobody@example.com" } }),
  resetPassword: () => ({ body: { token: "guessed", password: "long enough" } }),
  changePassword: () => ({ body: { current_password: "guessed", password: "long enough" } }),
  listSessions: () => ({}),
  endSession: () => ({ body: { id: "guessed" } }),
  endOtherSessions: () => ({}),
  getAccount: () => ({}),
  submitHelpRequest: () => ({ body: { data: { name: "Анна", phone: "+79991234567" } } }),
  bookingOffer: () => ({ query: { tour_id: 1, site_id: 1 } }),
  createRequest: () => ({ body: newRequest(1) }),
  getRequestByUuid: () => ({ query: { uuid: someUuid } }),
  cancelQuote: () => ({ query: { uuid: someUuid } }),
  cancelRequest: () => ({ body: { uuid: someUuid, message: "Не смогу" } }),
  readArrival: () => ({ query: { uuid: someUuid } }),
  saveArrival: () => ({
    body: {
      uuid: someUuid,
      transport: "S7 2603",
      date: "2027-05-01",
      time: "08:15",
      comment: "",
    },
  }),
  getRequest: () => ({ query: { id: 1 } }),
  listRequests: own({ page: 1 }),
  confirmRequest: () => ({ body: { id: 1 } }),
  declineRequest: () => ({ body: { id: 1, message: "Группа собрана" } }),
  cancelRequestBySeller: () => ({ body: { id: 1, message: "Дорогу размыло" } }),
  touristsInfo: () => ({ query: { uuid: someUuid } }),
  addTourists: () => ({
    query: { uuid: someUuid },
    body: { tourists: [{ id: 1, last_name: "Орлова" }], is_draft: true },
  }),
  updateTouristsQuestionnaires: () => ({
    query: { id: 1, uuid: someUuid },
    body: { questionnaire: {} },
  }),
  updateTourists: () => ({
    query: { request_id: 1 },
    body: { tourists: [{ id: 1, last_name: "Орлова" }] },
  }),
  revealPassport: () => ({ body: { tourist_id: 1 } }),
  getPersonalDataSettings: own(),
  updatePersonalDataSettings: post({ keep_days: 30 }),
  createPayment: () => ({ body: { uuid: someUuid, kind: "prepayment", method: "card" } }),
  getPaymentSettings: own(),
  updatePaymentSettings: post({ shop_id: "100500", secret: "test_x", tax_system: 2, vat_code: 1 }),
  listPaymentTroubles: () => ({}),
  listPayouts: () => ({}),
  getSignInHints: () => ({}),
  attachSite: (id) => ({ body: { organizer_id: id } }),
  getAttachedSite: own(),
  getPage: own({ type: "main" }),
  savePageBlocks: post({ blocks: [block] }, { type: "main" }),
  validateBlock: post({ block }, { type: "main" }),
  getPresetList: own(),
  getPreset: own(),
  changePreset: post({ preset_type: "north" }),
  updatePresetData: post({ fields: { button_radius: 3 } }),
  publishData: own({ type: "site" }),
  parseMassMediaArticle: post({ url: "https://news.example/altai" }),
  uploadFont: post({ file: new File(["not a font"], "a.woff2") }),
  getFontsForPreset: own({ preset_type: "taiga" }),
  addFont: post({ fields: { name: "Own", file_id: "x".repeat(22), font_weight: 400 } }),
  updateFont: post({ fields: { id: 1, name: "Renamed" } }, { id: 1 }),
  removeFont: own({ id: 1 }),
  fontData: own({ id: 1 }),
  getDocument: own({ type: "policy" }),
  updateDocument: post({ fields: { title: "Политика", html: "<p>Текст</p>" } }, { type: "policy" }),
  documentVersions: own({ type: "policy" }),
  getDocumentVersion: own({ type: "policy", version: 1 }),
  customDocumentPage: () => ({ query: { type: "policy", site_id: 1 } }),
  pageVersions: own({ type: "main" }),
  getPageVersion: own({ type: "main", version: 1 }),
  restorePageVersion: post({ version: 1 }, { type: "main" }),
  getUnpublishedBlocks: own({ type: "main" }),
  getMainPageSetting: own(),
  updateMainPageSetting: post({ settings: { title: "Тропа", is_indexable: true } }),
  updateFavicon: post({ file_id: null }),
  getFavicon: own(),
  getDomain: own(),
  checkDomain: post({ domain: "altai.ru", is_custom: true }),
  changeDomain: post({ domain: "altai-tours", is_custom: false }),
  uploadMedia: post({ file: new File(["not a picture"], "a.jpg"), alt: "" }),
  listMedia: own({ page: 1 }),
  customPage: () => ({ query: { type: "main", site_id: 1 } }),
  customSiteOrgData: () => site,
  customMetadata: () => site,
  toursCrm: () => ({ query: { site_id: 1, page: 1 } }),
  tourCrm: () => ({ query: { site_id: 1, slug: "altai-1", format: "main" } }),
  publishedSites: () => ({ query: { page: 1, limit: 20, tours_limit: 6 } }),
  organizerPublicInfo: (id) => ({ query: { id, author_data_from_crm: 1 } }),
  organizerInfo: (id) => ({ query: { id } }),
  organizerVerificationInfo: (id) => ({ query: { id } }),
  organizerReviews: (id) => ({ query: { id, limit: 5, page: 1 } }),
  setOrganizerPublishedOnSite: (id) => ({ body: { id, is_published_on_site: true } }),
  listOrganizers: () => ({ query: { page: 1, search: "троп" } }),
  viewOrganizer: (id) => ({ query: { id } }),
  createOrganizer: () => ({ body: { name: "Новый" } }),
  updateOrganizer: (id) => ({ query: { id }, body: { name: "Первый" } }),
  ...tourCallSamples,
};
