import type { TourContract } from "@tour/api/contract";

/** The ids of somebody's things. */
export interface OwnedIds {
  organizer?: number;
  tour: number;
  /** That nobody sees, and nobody asked for. */
  tourToRemove: number;
  slug: string;
  /** That nobody holds a seat of: it can be archived. */
  departure: number;
  /** A file of tours that was read in and written. */
  tourImport: number;
  /** A document with a tour's programme that was read in, and one more. */
  programme: number;
  programmeToRemove: number;
  /** That guests hold seats of. */
  /** Its sale begins when the publications of the samples go out. */
  openingDeparture: number;
  soldDeparture: number;
  /** Of a guest, in status 1; each is confirmed or closed once. */
  request: number;
  requestToConfirm: number;
  requestToDecline: number;
  requestToFill: number;
  /** Declined a moment ago, in a way that can be taken back. */
  declinedRequest: number;
  /** Of the first of these, with a message. */
  chat: number;
  /** Of the list of requests, kept by the organiser's owner. */
  savedView: number;
  /** Of that request, with a document. */
  tourist: number;
  /** A question of a guest, and one that is closed. */
  question: number;
  closedQuestion: number;
  /** A question of which a request is made. */
  questionToBook: number;
  /** What was done with a question a moment ago. */
  questionEvent: number;
  /** A seller's answer about that request, written a moment ago. */
  reply: number;
  /** Of a request: what is to be done, and what was written down. */
  task: number;
  note: number;
  template: number;
  /** That everyone reads, of the tour. */
  review: number;
  /** The account of the organiser's owner. */
  user: string;
  /** The account of one of their guides, whose departures have guests. */
  guide: string;
  /** Of somebody else of their team. */
  member: string;
  /** Who is invited to their team. */
  invitation: number;
  font: number;
  /** A look that they keep under a name. */
  brand: number;
  /** Blocks that they keep under a name. */
  blockTemplate: number;
  site: number;
  /** A picture of the media library, as large as a favicon has to be. */
  picture: string;
  /** That stands nowhere. */
  pictureToRemove: string;
  fontFile: string;
  /** A document that was given to staff. */
  verificationFile: number;
  /** That shows the draft of their site, and what was said by it. */
  draftLink: number;
  draftComment: number;
  /** Of a mailbox, to their tour. */
  subscription: number;
  /** Publications that wait; each goes out or is cancelled once. */
  scheduled: number;
  scheduledToPublish: number;
  scheduledToCancel: number;
  /** Of the organiser's owner. */
  session: string;
  /** Of a page or a document: counted for each site from 1. */
  version: number;
}

/** A path in the input, and whose id may stand there: `query.id` or `body.fields.id`. */
type InputPath = string;
/** What must be filled at once, and with whose id. */
type Field = Record<InputPath, keyof OwnedIds>;

const site: Field[] = [{ "query.site_id": "site" }];
const slug: Field[] = [{ "query.site_id": "site", "query.slug": "slug" }, { "query.slug": "slug" }];
const tour: Field[] = [{ "query.id": "tour" }];
const departure: Field[] = [{ "query.id": "departure" }];
const soldDeparture: Field[] = [{ "query.id": "soldDeparture" }];
const version: Field[] = [{ "query.version": "version" }];

/**
 * For calls that take ids the places where one of another organiser's thing can stand. The organiser's
 * own number is not among them: the access table is about it. Where a site is not among a field's
 * places, the sample's own stands there. A test misses a call whose schemas name an id.
 */
const foreignFields: Partial<Record<keyof TourContract, Field[]>> = {
  endSession: [{ "body.id": "session" }],
  endSubscription: [{ "body.id": "subscription" }],
  removeVerificationFile: [{ "body.file_id": "verificationFile" }],
  addFont: [{ "body.fields.file_id": "fontFile" }],
  updateFont: [
    { "query.id": "font", "body.fields.id": "font" },
    { "query.id": "font", "body.fields.id": "font", "body.fields.file_id": "fontFile" },
  ],
  removeFont: [{ "query.id": "font" }],
  renameBlockTemplate: [{ "body.id": "blockTemplate" }],
  removeBlockTemplate: [{ "body.id": "blockTemplate" }],
  updateBrand: [{ "body.id": "brand" }],
  removeBrand: [{ "body.id": "brand" }],
  fontData: [{ "query.id": "font" }],
  getDocumentVersion: version,
  customDocumentPage: site,
  getPageVersion: version,
  restorePageVersion: [{ "body.version": "version" }],
  getScheduledPage: [{ "query.id": "scheduled" }],
  schedulePublication: [{ "body.departure_id": "openingDeparture" }],
  movePublication: [
    { "body.id": "scheduled" },
    { "body.id": "scheduled", "body.departure_id": "openingDeparture" },
  ],
  publishScheduledNow: [{ "body.id": "scheduledToPublish" }],
  cancelPublication: [{ "body.id": "scheduledToCancel" }],
  revokeDraftLink: [{ "body.id": "draftLink" }],
  settleDraftComment: [{ "body.id": "draftComment" }],
  answerDraftComment: [{ "body.id": "draftComment" }],
  removeDraftComment: [{ "body.id": "draftComment" }],
  updateMainPageSetting: [
    { "body.settings.share_image_file_id": "picture" },
    {
      "body.settings.share_image_file_id": "picture",
      "body.was.share_image_file_id": "picture",
    },
  ],
  updateFavicon: [{ "body.file_id": "picture" }],
  copyMedia: [{ "body.from_organizer_id": "organizer", "body.keys.0": "picture" }],
  cropMedia: [{ "body.id": "picture" }],
  updateMedia: [{ "body.id": "picture" }],
  getMediaUsage: [{ "query.id": "picture" }],
  removeMedia: [{ "query.id": "pictureToRemove" }],
  customPage: site,
  customSiteOrgData: site,
  customMetadata: site,
  toursCrm: site,
  tourCrm: slug,
  tours: site,
  toursPage: site,
  looserTours: site,
  toursMap: site,
  suggestions: site,
  validateSlug: slug,
  tour: slug,
  getToursByIds: [{ "query.ids": "tour" }],
  marketTours: [{ "query.ids": "tour" }],
  comparedTours: [{ "query.ids": "tour" }],
  subscribeToTour: [{ "body.tour_id": "tour" }],
  tourQuestion: [{ "query.tour_id": "tour", "query.site_id": "site" }, { "query.tour_id": "tour" }],
  tourReviews: [{ "query.id": "tour", "query.site_id": "site" }, { "query.id": "tour" }],
  tourProgram: [{ "query.tour_id": "tour", "query.site_id": "site" }, { "query.tour_id": "tour" }],
  tourCities: [{ "query.tour_id": "tour", "query.site_id": "site" }, { "query.tour_id": "tour" }],
  toursSchedule: site,
  siteMockTours: site,
  siteMockTour: site,
  updateTour: tour,
  viewTour: tour,
  archiveTour: tour,
  removeTour: [{ "query.id": "tourToRemove" }],
  copyTour: tour,
  viewProgramme: [{ "query.id": "programme" }],
  listProgrammes: [{ "query.tour_id": "tour" }],
  updateProgramme: [
    { "query.id": "programme", "body.tour_id": "tour" },
    { "query.id": "programme" },
  ],
  removeProgramme: [{ "query.id": "programmeToRemove" }],
  viewTourImport: [{ "query.id": "tourImport" }],
  listTourImportItems: [{ "query.id": "tourImport" }],
  applyTourImport: [{ "query.id": "tourImport" }],
  undoTourImport: [{ "query.id": "tourImport" }],
  createDeparture: [
    { "body.tour_id": "tour" },
    { "body.tour_id": "tour", "body.guide_user_id": "guide" },
  ],
  officeChanges: [{ "query.viewed_id": "request" }],
  ledDepartureGuests: [{ "query.id": "soldDeparture" }],
  resendInvitation: [{ "body.id": "invitation" }],
  withdrawInvitation: [{ "body.id": "invitation" }],
  changeMemberRole: [{ "body.user_id": "member" }],
  removeMember: [{ "body.user_id": "member" }],
  updateDeparture: [...departure, { "query.id": "departure", "body.guide_user_id": "guide" }],
  createDepartures: [{ "body.tour_id": "tour" }],
  updateDepartures: [{ "body.departures.0.id": "departure" }],
  viewDeparture: departure,
  listDepartures: [{ "query.tour_id": "tour" }],
  archiveDeparture: departure,
  departureGuests: soldDeparture,
  departureRooming: soldDeparture,
  saveRooming: soldDeparture,
  makeGuestList: soldDeparture,
  moveDeparture: soldDeparture,
  bookingOffer: [{ "query.tour_id": "tour", "query.site_id": "site" }, { "query.tour_id": "tour" }],
  createRequest: [{ "body.departure_id": "soldDeparture" }],
  tourForRequest: [{ "query.id": "request", "query.site_id": "site" }],
  offerIndividualTour: [{ "body.id": "request" }],
  listRequests: [{ "query.departure_id": "soldDeparture" }, { "query.tour_id": "tour" }],
  removeSavedView: [{ "body.id": "savedView" }],
  getRequest: [{ "query.id": "request" }],
  sellingOffer: [{ "query.tour_id": "tour" }],
  sellRequest: [
    { "body.departure_id": "soldDeparture" },
    { "body.departure_id": "soldDeparture", "body.help_request_id": "questionToBook" },
  ],
  adjustRequest: [{ "body.id": "requestToFill" }],
  saveMessageTemplate: [{ "body.id": "template" }],
  removeMessageTemplate: [{ "body.id": "template" }],
  listRequestTasks: [{ "query.id": "request" }],
  addRequestTask: [
    { "body.id": "requestToFill" },
    { "body.id": "requestToFill", "body.user_id": "user" },
  ],
  changeRequestTask: [{ "body.task_id": "task" }],
  addRequestNote: [{ "body.id": "requestToFill" }],
  removeRequestNote: [{ "body.note_id": "note" }],
  recordPayment: [{ "body.id": "request" }],
  recordRefund: [{ "body.id": "request" }],
  attachReceipt: [{ "body.id": "request" }],
  confirmRequest: [{ "body.id": "requestToConfirm" }],
  declineRequest: [{ "body.id": "requestToDecline" }],
  cancelRequestBySeller: [{ "body.id": "request" }],
  replyToRequest: [{ "body.id": "request" }],
  withdrawDecline: [{ "body.id": "declinedRequest" }],
  withdrawReply: [{ "body.message_id": "reply" }],
  viewHelpRequest: [{ "query.id": "question" }],
  answerHelpRequest: [{ "body.id": "question" }],
  undoHelpEvent: [{ "body.event_id": "questionEvent" }],
  noteHelpCall: [{ "body.id": "question" }],
  takeHelpRequest: [{ "body.id": "question" }, { "body.id": "question", "body.user_id": "user" }],
  closeHelpRequest: [{ "body.id": "question" }],
  reopenHelpRequest: [{ "body.id": "closedQuestion" }],
  listReviews: [{ "query.tour_id": "tour" }],
  replyToReview: [{ "body.id": "review" }],
  hideReview: [{ "body.id": "request" }],
  showReview: [{ "body.id": "request" }],
  listRequestsForChat: [{ "query.chat_id": "chat" }],
  settleMessages: [{ "body.id": "request" }],
  viewGuest: [{ "query.chat_id": "chat" }],
  requestTourDates: [{ "body.request_id": "requestToFill" }],
  moveRequest: [{ "body.departure_id": "departure" }],
  changeParty: [{ "body.tourist_id": "tourist" }],
  moveRequestBySeller: [
    { "body.id": "requestToFill" },
    { "body.id": "requestToFill", "body.departure_id": "departure" },
  ],
  updateTourists: [{ "query.request_id": "requestToFill", "body.tourists.0.id": "tourist" }],
  updateTouristsQuestionnaires: [{ "query.id": "tourist" }],
  revealPassport: [{ "body.tourist_id": "tourist" }],
  erasePassports: [{ "body.request_id": "requestToFill", "body.tourist_id": "tourist" }],
};

/** The places of a call; none where it takes no id. */
export const foreignFieldsOf = (name: keyof TourContract): Field[] => foreignFields[name] ?? [];

/** The sample with somebody's ids in the field's places. */
export function fillWith(sample: object, field: Field, ids: OwnedIds): object {
  const copy = structuredClone(sample) as Record<string, unknown>;
  for (const [path, kind] of Object.entries(field)) {
    const keys = path.split(".");
    const last = keys.pop()!;
    let at = copy;
    for (const key of keys) at = (at[key] ??= {}) as Record<string, unknown>;
    at[last] = ids[kind];
  }
  return copy;
}
