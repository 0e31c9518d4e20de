import "@tour/ui-kit/styles.css";
import "../../styles.css";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { GuestReview, SellerRequest } from "@tour/api";
import { ToastProvider } from "@tour/ui-kit/message";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { texts as allTexts } from "../../texts/ru.ts";
import { ReviewCard } from "./review-card.tsx";

const texts = allTexts.request.review;
let root: Root | undefined;
let place: HTMLElement | undefined;

afterEach(() => {
  root?.unmount();
  place?.remove();
  vi.unstubAllGlobals();
});

const written: GuestReview = {
  author: "Анна",
  rating: 4,
  text: "Видели медведя. <b>Близко!</b>",
  state: "waiting",
  at: "2027-05-09T10:00:00.000Z",
};

function show(review: GuestReview | null) {
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  const request = { id: 41, organizer_id: 3, review } as SellerRequest;
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <ReviewCard request={request} />
      </ToastProvider>
    </QueryClientProvider>,
  );
}

/** Answers every call with this status, and keeps what was sent. */
function answerWith(status: number, body: object) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (_: unknown, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    return Promise.resolve(Response.json(body, { status }));
  });
  return sent;
}

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("a review is decided on as it was read, and one that changed meanwhile says so", async () => {
  const sent = answerWith(409, { message: "Гость изменил отзыв", error: "conflict" });
  show(written);
  await expect.element(page.getByText("Видели медведя. <b>Близко!</b>")).toBeVisible();
  await userEvent.click(button(texts.publish));
  await expect.element(page.getByText(texts.changed)).toBeVisible();
  await userEvent.click(button(texts.decline));
  await expect
    .poll(() => sent)
    .toEqual([
      { id: 41, is_published: true, at: written.at },
      { id: 41, is_published: false, at: written.at },
    ]);
});

test("what is published can't be decided on, and without a review there is no card", async () => {
  show({ ...written, state: "published" });
  await expect.element(page.getByText(texts.states.published)).toBeVisible();
  expect(page.getByRole("button").elements()).toEqual([]);
  root?.unmount();
  place?.remove();
  show(null);
  await expect.poll(() => place?.querySelector("figure")).toBe(null);
});
