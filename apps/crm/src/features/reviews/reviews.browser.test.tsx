import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { Outlet, createRoute } from "@tanstack/react-router";
import type { AnyRoute } from "@tanstack/react-router";
import type { OfficeReview } from "@tour/api";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showRoutes } from "../../shell/show-routes.tsx";
import type { Answer } from "../../shell/show-routes.tsx";
import { reviewTexts as texts } from "../../texts/reviews.ru.ts";
import { ReviewsPage } from "./reviews-page.tsx";
import { reviewsSearchSchema } from "./reviews-search.ts";

const organizer = { id: 1, name: "Тропа", role: "owner" as const };
const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

function makeRoutes(rootRoute: AnyRoute): AnyRoute[] {
  const organizerRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: "/$organizerId",
    beforeLoad: () => ({ organizer, account: { organizers: [organizer] } }),
    component: Outlet,
  });
  const reviewsRoute = createRoute({
    getParentRoute: () => organizerRoute,
    path: "/reviews",
    validateSearch: reviewsSearchSchema,
    component: () => <ReviewsPage search={reviewsRoute.useSearch()} />,
  });
  return [organizerRoute.addChildren([reviewsRoute])];
}

const written: OfficeReview = {
  id: 7,
  author: "Анна",
  rating: 4,
  text: "Видели медведя. <b>Близко!</b>",
  date: "2027-05-09",
  aspects: { guide: 5, value: 3 },
  photos: [{ url: pixel, alt: "", focal_x: 0.5, focal_y: 0.5 }],
  is_verified: true,
  tour: { id: 3, title: "Пешком к Белухе" },
  request_id: 41,
};
const { is_verified: _, aspects: __, ...plain } = written;
const byHand: OfficeReview = { ...plain, id: 8, author: "Пётр", photos: [], request_id: null };

const listOf = (data: OfficeReview[], waiting = 0): [number, object] => [
  200,
  {
    data,
    pagination: { page: 1, pages: 1, items_count: data.length, page_size: 20 },
    waiting,
  },
];
const tours: [number, object] = [
  200,
  { data: [], pagination: { page: 1, pages: 1, items_count: 0, page_size: 20 } },
];
const show = (address: string, answer: Answer) =>
  showRoutes(makeRoutes, address, (call) =>
    call.path.endsWith("/tour/list") ? tours : answer(call),
  );
const asksForReviews = ({ path }: { path: string }) => path.endsWith("/review/list");

test("a guest's review is told from one entered by hand, and those that wait are counted", async () => {
  show("/1/reviews", () => listOf([written, byHand], 2));
  const items = page.getByRole("list", { name: texts.caption }).getByRole("listitem");
  await expect.element(items.first().getByText(texts.verified)).toBeVisible();
  await expect.element(items.first().getByText("Гид: 5")).toBeVisible();
  await expect.element(items.last().getByText(texts.byHand)).toBeVisible();
  await expect.element(page.getByText(texts.waiting(2))).toBeVisible();
  await expect
    .element(items.first().getByRole("link", { name: texts.request }))
    .toHaveAttribute("href", expect.stringContaining("/1/requests/41"));
  await userEvent.click(page.getByRole("button", { name: texts.photo(1) }));
  await expect.element(page.getByRole("dialog", { name: texts.photos })).toBeVisible();
});

test("an answer is written, kept while the server refuses it, and can be changed", async () => {
  let reply: OfficeReview["reply"];
  let isRefused = true;
  const { asked } = show("/1/reviews", ({ path, body }) => {
    if (!path.endsWith("/reply")) return listOf([{ ...written, reply }]);
    if (isRefused) return [503, { message: "Сервер перегружен", error: "unavailable" }];
    reply = { text: String(body["text"]), date: "2027-05-10" };
    return [200, { data: { ...written, reply } }];
  });
  await userEvent.click(page.getByRole("button", { name: texts.answerTo("Анна") }));
  const words = page.getByRole("textbox", { name: texts.reply, exact: false });
  const send = page.getByRole("button", { name: texts.send });
  await userEvent.click(send);
  expect(asked.filter(({ path }) => path.endsWith("/reply"))).toEqual([]);
  await userEvent.fill(words, "Спасибо!");
  await userEvent.click(send);
  await expect.element(page.getByText("Сервер перегружен")).toBeVisible();
  await expect.element(words).toHaveValue("Спасибо!");
  isRefused = false;
  await userEvent.click(send);
  await expect.element(page.getByText("Спасибо!")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: texts.changeTo("Анна") }));
  await expect.element(words).toHaveValue("Спасибо!");
  expect(asked.find(({ path }) => path.endsWith("/reply"))).toMatchObject({
    query: { organizer_id: "1" },
    body: { id: 7, text: "Спасибо!" },
  });
});

test("filters stand in the address, and what is not found says how to see all", async () => {
  const { asked, address } = show("/1/reviews?page=2&rating=5", () => listOf([]));
  await userEvent.click(page.getByRole("radio", { name: texts.filters.isAnswered[0] }));
  await expect.poll(() => asked.filter(asksForReviews).at(-1)?.query["is_answered"]).toBe("0");
  expect(asked.filter(asksForReviews).at(-1)?.query).toMatchObject({ rating: "5" });
  expect(asked.filter(asksForReviews).at(-1)?.query["page"]).toBeUndefined();
  expect(address()).toContain("answered=0");
  await userEvent.click(page.getByRole("button", { name: texts.filters.reset }));
  await expect.element(page.getByText(texts.emptyText)).toBeVisible();
});

test("what the server could not list is said", async () => {
  show("/1/reviews", () => [503, { message: "Сервер перегружен", error: "unavailable" }]);
  await expect.element(page.getByText("Сервер перегружен")).toBeVisible();
});
