import "@tour/ui-kit/styles.css";
import "../../styles.css";
import type { GuestReview, SellerRequest } from "@tour/api";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { texts as allTexts } from "../../texts/ru.ts";
import { ReviewCard } from "./review-card.tsx";
import { showOverServer } from "./show-over-server.tsx";

const texts = allTexts.request.review;

const written: GuestReview = {
  author: "Анна",
  rating: 4,
  text: "Видели медведя. <b>Близко!</b>",
  state: "waiting",
  at: "2027-05-09T10:00:00.000Z",
};

/** Shows the card over a server that refuses every decision: the review changed meanwhile. */
const show = (review: GuestReview | null) =>
  showOverServer(
    <ReviewCard request={{ id: 41, organizer_id: 3, review } as SellerRequest} />,
    () => [409, { message: "Гость изменил отзыв", error: "conflict" }],
  );

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("a review is decided on as it was read, and one that changed meanwhile says so", async () => {
  const sent = show(written);
  await expect.element(page.getByText("Видели медведя. <b>Близко!</b>")).toBeVisible();
  await userEvent.click(button(texts.publish));
  await expect.element(page.getByText(texts.changed)).toBeVisible();
  await userEvent.click(button(texts.decline));
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([
      { id: 41, is_published: true, at: written.at },
      { id: 41, is_published: false, at: written.at },
    ]);
});

test("what is published can't be decided on", async () => {
  show({ ...written, state: "published" });
  await expect.element(page.getByText(texts.states.published)).toBeVisible();
  expect(page.getByRole("button").elements()).toEqual([]);
});

test("without a review there is no card", async () => {
  show(null);
  show(written);
  show(written);
  await expect.poll(() => page.getByRole("figure").elements()).toHaveLength(2);
});
