import { presetTypes } from "@tour/theme";
import type { TourContract } from "@tour/api/contract";
import type { Input } from "./ask.ts";
import { validBlock } from "./sample-block.ts";

const block = validBlock();
const insertion = { kind: "insert", block, before: null };
const look = { preset_type: presetTypes[0]!.type, preset: presetTypes[0]!.preset };
const own =
  (more: object = {}) =>
  (id: number): Input => ({ query: { organizer_id: id, ...more } });
const post =
  (body: unknown, more: object = {}) =>
  (id: number): Input => ({ ...own(more)(id), body });

/** For the calls about an organiser's site, its pages, look, documents and pictures an input of the right form. */
export const siteCallSamples = {
  attachSite: (id) => ({ body: { organizer_id: id } }),
  getAttachedSite: own(),
  readiness: own(),
  getPage: own({ type: "main" }),
  savePageBlocks: post({ blocks: [block] }, { type: "main" }),
  savePageEdit: post(
    { key: "00000000-0000", version: 1, operations: [insertion], content_versions: {} },
    { type: "main" },
  ),
  validateBlock: post({ block }, { type: "main" }),
  getPresetList: own(),
  getPreset: own(),
  changePreset: post({ preset_type: "north" }),
  updatePresetData: post({ fields: { button_radius: 3 } }),
  listBlockTemplates: own(),
  addBlockTemplate: post({ name: "Our questions", blocks: [block] }),
  renameBlockTemplate: post({ id: 1, name: "Our other questions" }),
  removeBlockTemplate: post({ id: 1 }),
  listBrands: own(),
  addBrand: post({ name: "Our brand", look }),
  updateBrand: post({ id: 1, name: "Our other brand", look }),
  removeBrand: post({ id: 1 }),
  publishData: post({ picked: { main: ["a"], tour: [], site: true } }, { type: "site" }),
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
  getPublishedSite: own(),
  getUnpublishedBlocks: own({ type: "main" }),
  getMainPageSetting: own(),
  updateMainPageSetting: post({ settings: { title: "Тропа", is_indexable: true } }),
  getSiteNotice: own(),
  postSiteNotice: post({
    key: "0d3f3a52-7f2e-4f63-9c3e-0a3a5a8f3b11",
    text: "Перевал закрыт",
    until: "2027-03-01T18:00:00.000Z",
  }),
  takeDownSiteNotice: post({ key: "0d3f3a52-7f2e-4f63-9c3e-0a3a5a8f3b11" }),
  updateFavicon: post({ file_id: null }),
  getFavicon: own(),
  getDomain: own(),
  checkDomain: post({ domain: "altai.ru", is_custom: true }),
  changeDomain: post({ domain: "altai-tours", is_custom: false }),
  uploadMedia: post({ file: new File(["not a picture"], "a.jpg"), alt: "" }),
  uploadFilm: post({ file: new File(["not a film"], "a.mp4") }),
  copyMedia: post({ from_organizer_id: 1_000_000, keys: ["x".repeat(22)] }),
  cropMedia: post({ id: "x".repeat(22), crops: { "1:1": "250-0-500-1000" } }),
  listMedia: own({ page: 1 }),
  updateMedia: post({ id: "x".repeat(22), fields: { name: "Озеро", alt: "" } }),
  listUndescribed: own(),
  describePicture: post({ url: `/media/${"x".repeat(22)}/{size}`, alt: "Озеро" }),
  getMediaUsage: own({ id: "x".repeat(22) }),
  removeMedia: own({ id: "x".repeat(22) }),
} satisfies Partial<Record<keyof TourContract, (organizerId: number) => Input>>;
