import type { reviewCalls } from "@tour/api/contract";
import type { Input } from "./ask.ts";

const someUuid = "0d3f3a52-7f2e-4f63-9c3e-0a3a5a8f3b11";

/** The samples of the calls of reviews. */
export const reviewCallSamples: Record<keyof typeof reviewCalls, (organizerId: number) => Input> = {
  sendReview: () => ({
    body: {
      uuid: someUuid,
      author: "Анна",
      rating: 5,
      text: "Было хорошо",
      aspects: { guide: 5, value: 4 },
      photos: ["x".repeat(22)],
      portrait: "x".repeat(22),
    },
  }),
  uploadReviewPhoto: () => ({
    query: { uuid: someUuid },
    body: { file: new File(["not a picture"], "a.jpg") },
  }),
  listReviews: (id) => ({
    query: { organizer_id: id, page: 1, tour_id: 1001, rating: 5, is_answered: 0 },
  }),
  replyToReview: (id) => ({ query: { organizer_id: id }, body: { id: 1, text: "Спасибо!" } }),
  decideReview: () => ({
    body: { id: 1, is_published: true, at: "2027-05-01T00:00:00.000Z", words: "" },
  }),
  hideReview: () => ({ body: { id: 1, reason: "other", words: "Не об этом туре" } }),
  showReview: () => ({ body: { id: 1 } }),
};
