import type { RequestRow } from "@tour/api";

/** For tests: a request that waits for nobody, with what a test says of it. */
export const sampleRow = (over: Partial<RequestRow> = {}): RequestRow => ({
  id: 1,
  chat_id: 1,
  status: 1,
  hold_expires_at: null,
  guest: "Анна Орлова",
  phone: "+79160000001",
  email: "anna@example.com",
  tour: { id: 3, title: "Пешком к Белухе", time_zone: "Asia/Barnaul" },
  departure: { id: 4, start_date: "2027-05-01", end_date: "2027-05-07" },
  seats: 2,
  total: { amount: 100, currency: "RUB" },
  kept: { amount: 0, currency: "RUB" },
  awaits_reply: false,
  waits_since: null,
  rest_overdue: 0,
  next_step: "confirm",
  late: [],
  created_at: "2026-11-20T09:00:00.000Z",
  ...over,
});
