import type { Input } from "./ask.ts";

/** Samples of the calls about organisers themselves: see `callSamples`. */
export const organizerCallSamples = {
  organizerPublicInfo: (id) => ({ query: { id, author_data_from_crm: 1 } }),
  organizerInfo: (id) => ({ query: { id } }),
  organizerVerificationInfo: (id) => ({ query: { id } }),
  submitVerification: (id) => ({ query: { id } }),
  uploadVerificationFile: (id) => ({
    query: { id },
    body: { file: new File(["not a document"], "a.pdf") },
  }),
  removeVerificationFile: (id) => ({ query: { id }, body: { file_id: 1 } }),
  organizerReviews: (id) => ({ query: { id, limit: 5, page: 1 } }),
  setOrganizerPublishedOnSite: (id) => ({ body: { id, is_published_on_site: true } }),
  listOrganizers: () => ({ query: { page: 1, search: "троп" } }),
  viewOrganizer: (id) => ({ query: { id } }),
  createOrganizer: () => ({ body: { name: "Новый" } }),
  updateOrganizer: (id) => ({ query: { id }, body: { name: "Первый" } }),
} satisfies Record<string, (organizerId: number) => Input>;
