import type { Call } from "@tour/api";
import type { TourContract } from "@tour/api/contract";

/** The ids of somebody's things. */
export interface OwnedIds {
  organizer?: number;
  tour: number;
  slug: string;
  departure: number;
  font: number;
  site: number;
  /** A picture of the media library. */
  picture: string;
  fontFile: string;
  /** Of a page or a document: counted for each site from 1. */
  version: number;
}

/** A place in the input, and whose id may stand there: `query.id` or `body.fields.id`. */
type Place = string;
/** What must be filled at once, and with whose id. */
type Field = Record<Place, keyof OwnedIds>;

const none: Field[] = [];
const site: Field[] = [{ "query.site_id": "site" }];
const slug: Field[] = [{ "query.site_id": "site", "query.slug": "slug" }, { "query.slug": "slug" }];
const tour: Field[] = [{ "query.id": "tour" }];
const departure: Field[] = [{ "query.id": "departure" }];
const version: Field[] = [{ "query.version": "version" }];

/**
 * For every call the places where an id of another organiser's thing can stand. The organiser's
 * own number is not among them: the access table is about it. Where a site is not among a field's
 * places, the sample's own stands there. A new call adds its row.
 */
export const foreignFields: Record<keyof TourContract, Field[]> = {
  signIn: none,
  signOut: none,
  requestPasswordReset: none,
  resetPassword: none,
  getAccount: none,
  submitHelpRequest: none,
  getSignInHints: none,
  attachSite: none,
  getAttachedSite: none,
  getPage: none,
  savePageBlocks: none,
  validateBlock: none,
  getPresetList: none,
  getPreset: none,
  changePreset: none,
  updatePresetData: none,
  publishData: none,
  parseMassMediaArticle: none,
  uploadFont: none,
  getFontsForPreset: none,
  addFont: [{ "body.fields.file_id": "fontFile" }],
  updateFont: [
    { "query.id": "font", "body.fields.id": "font" },
    { "query.id": "font", "body.fields.id": "font", "body.fields.file_id": "fontFile" },
  ],
  removeFont: [{ "query.id": "font" }],
  fontData: [{ "query.id": "font" }],
  getDocument: none,
  updateDocument: none,
  documentVersions: none,
  getDocumentVersion: version,
  customDocumentPage: site,
  pageVersions: none,
  getPageVersion: version,
  restorePageVersion: [{ "body.version": "version" }],
  getUnpublishedBlocks: none,
  getMainPageSetting: none,
  updateMainPageSetting: [{ "body.settings.share_image_file_id": "picture" }],
  updateFavicon: [{ "body.file_id": "picture" }],
  getFavicon: none,
  getDomain: none,
  checkDomain: none,
  changeDomain: none,
  uploadMedia: none,
  listMedia: none,
  customPage: site,
  customSiteOrgData: site,
  customMetadata: site,
  toursCrm: site,
  tourCrm: slug,
  publishedSites: none,
  tours: site,
  toursPage: site,
  suggestions: site,
  organizerPublicInfo: none,
  organizerInfo: none,
  organizerVerificationInfo: none,
  organizerReviews: none,
  setOrganizerPublishedOnSite: none,
  listOrganizers: none,
  viewOrganizer: none,
  createOrganizer: none,
  updateOrganizer: none,
  validateSlug: slug,
  tour: slug,
  getToursByIds: [{ "query.ids": "tour" }],
  tourQuestion: [{ "query.tour_id": "tour", "query.site_id": "site" }, { "query.tour_id": "tour" }],
  tourReviews: [{ "query.id": "tour", "query.site_id": "site" }, { "query.id": "tour" }],
  tourProgram: [{ "query.tour_id": "tour", "query.site_id": "site" }, { "query.tour_id": "tour" }],
  toursSchedule: site,
  siteMockTours: site,
  siteMockTour: site,
  createTour: none,
  updateTour: tour,
  viewTour: tour,
  listTours: none,
  archiveTour: tour,
  createDeparture: [{ "body.tour_id": "tour" }],
  updateDeparture: departure,
  viewDeparture: departure,
  listDepartures: [{ "query.tour_id": "tour" }],
  archiveDeparture: departure,
};

/** The sample with somebody's ids in the field's places. */
export function fillWith(sample: object, field: Field, ids: OwnedIds): object {
  const copy = structuredClone(sample) as Record<string, unknown>;
  for (const [place, kind] of Object.entries(field)) {
    const path = place.split(".");
    const last = path.pop()!;
    let at = copy;
    for (const key of path) at = (at[key] ??= {}) as Record<string, unknown>;
    at[last] = ids[kind];
  }
  return copy;
}

/** Calls of everyone's or staff's whose `id` is an organiser's number. */
const ofOrganizers = ["organizerPublicInfo", "organizerReviews", "setOrganizerPublishedOnSite"];

/**
 * Where a call's schemas name an id or a file, or a version to read, but the organiser's number;
 * ids of parts within a tour or a block are the tour's or the block's own.
 */
export function namesOfIds(name: keyof TourContract, call: Call): Place[] {
  const organizer = call.organizer ?? (ofOrganizers.includes(name) ? "id" : "organizer_id");
  return (["query", "body"] as const)
    .flatMap((part) => listKeys(call[part], part))
    .filter((place) => place !== "body.block.id" && /[._]ids?$|^query\.version$/.test(place))
    .filter((place) => ![organizer, "question_id", "program_id"].includes(place.split(".").pop()!));
}

function listKeys(schema: unknown, path: string): Place[] {
  const { entries, wrapped } = (schema ?? {}) as { entries?: object; wrapped?: unknown };
  if (wrapped) return listKeys(wrapped, path);
  return Object.entries(entries ?? {}).flatMap(([key, inner]) => [
    `${path}.${key}`,
    ...listKeys(inner, `${path}.${key}`),
  ]);
}
