import type { TourContract } from "@tour/api/contract";

/** What a body may have at most. */
export interface BodyLimit {
  bytes: number;
  /** Of JSON: numbers, texts, lists and objects, all that stand within one another counted. */
  values: number;
}

const kB = 1024;
const MB = 1024 * kB;

/** What bodies are given room for: a stranger's little, a page's most. */
export const bodyLimits = {
  /** An address, a password, a link's token. */
  credentials: { bytes: 4 * kB, values: 20 },
  /** What a visitor writes into a form. */
  request: { bytes: 16 * kB, values: 100 },
  /** Fields and settings. */
  fields: { bytes: 64 * kB, values: 2_000 },
  tour: { bytes: MB, values: 10_000 },
  /** A document is one long text, in letters of two bytes each. */
  document: { bytes: MB, values: 100 },
  page: { bytes: 2 * MB, values: 50_000 },
  /** A font or a file of tours may have 5 MB, a document for staff 10, a picture, a film, a programme or a track 20: the form around it is counted, too. */
  font: { bytes: 6 * MB, values: 0 },
  sheet: { bytes: 6 * MB, values: 0 },
  paper: { bytes: 11 * MB, values: 0 },
  file: { bytes: 21 * MB, values: 0 },
} as const satisfies Record<string, BodyLimit>;

const named: Partial<Record<keyof TourContract, keyof typeof bodyLimits>> = {
  signIn: "credentials",
  signOut: "credentials",
  signUp: "credentials",
  confirmEmail: "credentials",
  requestPasswordReset: "credentials",
  resetPassword: "credentials",
  changePassword: "credentials",
  confirmPassword: "credentials",
  acceptInvitation: "credentials",
  joinByInvitation: "credentials",
  confirmSecondFactor: "credentials",
  showSecondFactor: "credentials",
  turnOffSecondFactor: "credentials",
  submitHelpRequest: "request",
  answerHelpRequest: "request",
  noteHelpCall: "request",
  takeHelpRequest: "request",
  closeHelpRequest: "request",
  reopenHelpRequest: "request",
  createRequest: "request",
  cancelRequest: "request",
  saveArrival: "request",
  sendRequestMessage: "request",
  replyToRequest: "request",
  sendReview: "request",
  uploadReviewPhoto: "paper",
  replyToReview: "request",
  decideReview: "request",
  findBookings: "credentials",
  changeMailing: "credentials",
  subscribeToSearch: "fields",
  subscribeToTour: "credentials",
  confirmSubscription: "credentials",
  endSubscription: "credentials",
  savePageBlocks: "page",
  savePageEdit: "page",
  addBlockTemplate: "page",
  validateBlock: "page",
  updateDocument: "document",
  createTour: "tour",
  updateTour: "tour",
  uploadFont: "font",
  uploadTourImport: "sheet",
  uploadVerificationFile: "paper",
  uploadMedia: "file",
  uploadFilm: "file",
  readProgramme: "file",
  readRoute: "file",
  updateProgramme: "page",
};

/** The limit of a call's body, by the call's name. */
export const bodyLimitOf = (name: string): BodyLimit =>
  bodyLimits[named[name as keyof TourContract] ?? "fields"];
