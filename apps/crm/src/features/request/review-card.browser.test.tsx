import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import type { GuestReview, SellerRequest } from "@tour/api";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { requestTexts } from "../../texts/request.ru.ts";
import { staffTexts } from "../../texts/staff.ru.ts";
import { ReviewCard } from "./review-card.tsx";
import { showOverServer } from "./show-over-server.tsx";

const texts = requestTexts.review;
const moderation = staffTexts.reviews;

const written: GuestReview = {
  author: "Анна",
  rating: 4,
  text: "Видели медведя. <b>Близко!</b>",
  aspects: { guide: 5 },
  photos: [],
  state: "waiting",
  at: "2027-05-09T10:00:00.000Z",
};

/** Shows the card to staff over a server that refuses every decision: the review changed meanwhile. */
const show = (review: GuestReview | null, mayDecide = true) =>
  showOverServer(
    <ReviewCard
      request={{ id: 41, organizer_id: 3, review } as SellerRequest}
      mayDecide={mayDecide}
    />,
    () => [409, { message: "Гость изменил отзыв", error: "conflict" }],
  );

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("staff decide on a review as they read it; to decline it they say why, and keep the words", async () => {
  const sent = show(written);
  await expect.element(page.getByText("Видели медведя. <b>Близко!</b>")).toBeVisible();
  await expect.element(page.getByText("Гид: 5")).toBeVisible();
  await userEvent.click(button(moderation.publish));
  await expect.element(page.getByText("Гость изменил отзыв")).toBeVisible();
  await userEvent.click(button(moderation.decline));
  const dialog = page.getByRole("dialog");
  const words = dialog.getByRole("textbox", { name: moderation.declining.words, exact: false });
  await userEvent.fill(words, "ой");
  await userEvent.click(dialog.getByRole("button", { name: moderation.declining.submit }));
  expect(sent).toHaveLength(1);
  await userEvent.fill(words, "Уберите фамилию");
  await userEvent.click(dialog.getByRole("button", { name: moderation.declining.submit }));
  await expect.element(words).toHaveValue("Уберите фамилию");
  const decided = { id: 41, at: written.at };
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([
      { ...decided, is_published: true },
      { ...decided, is_published: false, words: "Уберите фамилию" },
    ]);
});

test("whoever sells the trip reads a review that waits, and does not decide on it", async () => {
  show(written, false);
  await expect.element(page.getByText(texts.waiting)).toBeVisible();
  expect(button(moderation.publish).elements()).toEqual([]);
  show({ ...written, state: "declined", refusal: "Уберите фамилию" }, false);
  await expect.element(page.getByText(texts.refusal("Уберите фамилию"))).toBeVisible();
});

test("what is published is hidden with a reason; another reason needs its words", async () => {
  const request = { id: 41, organizer_id: 3, review: { ...written, state: "published" } };
  const hidden = { reason: "other" as const, words: "Другая группа", at: written.at };
  const sent = showOverServer(
    <>
      <ReviewCard request={request as SellerRequest} mayDecide />
      <ReviewCard
        request={{ ...request, review: { ...written, state: "hidden", hidden } } as SellerRequest}
      />
    </>,
    () => [409, { message: "Отзыв не опубликован: скрывать нечего.", error: "conflict" }],
  );
  await expect.element(page.getByText(/Причина: Другая группа/)).toBeVisible();
  await userEvent.click(button(texts.show));
  await expect.element(page.getByText(texts.outdated)).toBeVisible();
  await userEvent.click(button(texts.hide));
  await userEvent.click(button(texts.hiding.submit));
  await expect.element(page.getByText("Обязательно для заполнения")).toBeVisible();
  await userEvent.click(page.getByRole("radio", { name: texts.reasons.other }));
  const words = page.getByRole("textbox", { name: texts.hiding.words });
  await userEvent.fill(words, "ой");
  await userEvent.click(button(texts.hiding.submit));
  expect(sent.map(({ path }) => path)).toEqual(["/crm/api/request/show-review"]);
  await userEvent.fill(words, "Не из нашей группы");
  await userEvent.click(button(texts.hiding.submit));
  await expect.element(page.getByText(/скрывать нечего/)).toBeVisible();
  await expect.element(words).toHaveValue("Не из нашей группы");
  expect(sent.at(-1)).toEqual({
    path: "/crm/api/request/hide-review",
    body: { id: 41, reason: "other", words: "Не из нашей группы" },
  });
});

test("without a review there is no card", async () => {
  show(null);
  show(written);
  await expect.poll(() => page.getByRole("figure").elements()).toHaveLength(1);
});
