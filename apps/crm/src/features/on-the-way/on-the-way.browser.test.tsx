import "@tour/theme/default.css";
import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { undoSeconds } from "@tour/api";
import { createRoute } from "@tanstack/react-router";
import type { AnyRoute } from "@tanstack/react-router";
import { readToday } from "@tour/dates";
import { forgetKept } from "@tour/office/kept";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openUnsent, unsentStore } from "../../offline/unsent.ts";
import { makeOrganizerRoute, mountRoutes } from "../../shell/mount.tsx";
import { deedTexts } from "../../texts/deeds.ru.ts";
import { wayTexts as texts } from "../../texts/on-the-way.ru.ts";
import { OnTheWayPage } from "./on-the-way-page.tsx";
import { waySearchSchema } from "./way-search.ts";

const pagination = { current_page: 1, pages_count: 1, items_count: 1, items_on_page: 50 };
const tour = { id: 3, title: "Алтай", next_start_date: "2030-07-01" };
const date = {
  ...{ id: 7, tour_id: 3, start_date: "2030-07-01", end_date: "2030-07-08" },
  ...{ status: "open", held: 4 },
};
const image = { url: "/media/lake/{size}", alt: "Озеро", focal_x: 0.5, focal_y: 0.5 };
const answers: Record<string, object> = {
  "/site-notice/get": { data: null },
  "/tour/list": { data: [tour], pagination },
  "/departure/list": { data: [date], pagination },
  "/departure/guests": { data: { parties: [{}, {}] } },
  "/tour/view": { data: { version: 1, fields: { media: [{ kind: "image", image }] } } },
};
const site = { time_zone: "Asia/Barnaul", published_at: "2026-01-01T00:00:00Z" };

/** The screen over a server that answers so; everything that changes something finds no network. */
function show(search = "", over: Record<string, object | null> = {}) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const { url, method } = new Request(input, init);
    const path = new URL(url).pathname.replace("/crm/api", "");
    asked.push(path);
    const known = path.includes("site") && !path.includes("notice") ? { data: site } : null;
    const body = path in over ? over[path] : (known ?? answers[path]);
    if (method !== "GET" || !body) throw new TypeError("Failed to fetch");
    return Response.json(body);
  });
  const makeRoutes = (root: AnyRoute) => {
    const organizerRoute = makeOrganizerRoute(root);
    const route = createRoute({
      getParentRoute: () => organizerRoute,
      path: "/on-the-way",
      validateSearch: waySearchSchema,
      component: () => <OnTheWayPage search={route.useSearch()} />,
    });
    return [organizerRoute.addChildren([route])];
  };
  return { asked, ...mountRoutes(makeRoutes, `/1/on-the-way${search}`) };
}
/** Marks of what is needed follow the words of labels. */
const startOf = (words: string) => new RegExp(`^${words}`);
const left = () => unsentStore.getState().entries;

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  // What the test before had on its way is not this one's.
  await navigator.locks.request("office-unsent", () => forgetKept());
  await openUnsent("manager");
});

test("a date says how many requests it has and that they stay, and is kept to be closed", async () => {
  show("?act=date");
  await userEvent.click(page.getByRole("radio", { name: /Алтай/ }));
  await expect.element(page.getByText(texts.date.requests(2))).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: texts.date.close }));
  await expect
    .poll(left)
    .toMatchObject([{ kind: "date", departureId: 7, was: "open", becomes: "closed" }]);
  await expect.element(page.getByText(deedTexts.date.closed)).toBeVisible();
});

test("a date that was dealt with and waits is not dealt with twice", async () => {
  show("?act=date");
  await userEvent.click(page.getByRole("radio", { name: /Алтай/ }));
  await userEvent.click(page.getByRole("button", { name: texts.date.close }));
  await userEvent.click(page.getByRole("link", { name: startOf(texts.acts.date.title) }));
  await userEvent.click(page.getByRole("radio", { name: new RegExp(texts.date.waits) }));
  await expect.element(page.getByText(texts.date.alreadyWaits)).toBeVisible();
  expect(page.getByRole("button", { name: texts.date.close }).query()).toBeNull();
});

test("a notice needs words and a time to come; ready words are one press", async () => {
  show("?act=notice");
  await userEvent.click(page.getByRole("button", { name: texts.notice.submit }));
  await expect.element(page.getByText(texts.notice.required)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: texts.notice.words[0] }));
  await userEvent.click(page.getByRole("radio", { name: texts.notice.ways.chosen }));
  const [year, month, day] = readToday(site.time_zone).split("-");
  const days = page.getByLabelText(texts.notice.day, { exact: true });
  await userEvent.fill(days, `${day}.${month}.${year}`);
  await userEvent.fill(page.getByLabelText(texts.notice.time, { exact: true }), "00:00");
  await userEvent.click(page.getByRole("button", { name: texts.notice.submit }));
  await expect.element(page.getByText(texts.notice.over)).toBeVisible();
  expect(left()).toEqual([]);
  await userEvent.click(page.getByRole("radio", { name: texts.notice.ways.tomorrow }));
  await userEvent.click(page.getByRole("button", { name: texts.notice.submit }));
  await expect.poll(left).toMatchObject([{ kind: "notice", text: texts.notice.words[0] }]);
});

test("a notice of a colleague is shown, and is taken off by a press that waits for a network", async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const key = "0d3f3a52-7f2e-4f63-9c3e-0a3a5a8f3b11";
  const data = { key, text: "Перевал закрыт", until, by: "Мария", at: until };
  show("", { "/site-notice/get": { data } });
  await expect.element(page.getByText(texts.notice.by("Мария"))).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: texts.notice.remove }));
  await expect.poll(left).toMatchObject([{ id: key, isTakenBack: true, wasSent: "yes" }]);
  await expect.element(page.getByText(texts.notice.toRemove)).toBeVisible();
});

test("a phone is taken as people say it, and a message without one is not", async () => {
  show("?act=message");
  await userEvent.fill(page.getByLabelText(startOf(texts.message.name)), "Анна");
  await userEvent.fill(page.getByLabelText(startOf(texts.message.words)), "Ждёт у моста");
  await userEvent.click(page.getByRole("button", { name: texts.message.submit }));
  expect(left()).toEqual([]);
  await userEvent.fill(page.getByLabelText(startOf(texts.message.phone)), "8 916 123-45-67");
  await userEvent.click(page.getByRole("button", { name: texts.message.submit }));
  await expect.poll(left).toMatchObject([{ kind: "message", phone: "+79161234567" }]);
});

test("on a phone a message covers neither the list that it speaks of nor a form, and goes by itself", async () => {
  await page.viewport(390, 844);
  const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => void line.mockRestore());
  show("?act=message");
  await userEvent.fill(page.getByLabelText(startOf(texts.message.name)), "Анна");
  await userEvent.fill(page.getByLabelText(startOf(texts.message.phone)), "8 916 123-45-67");
  await userEvent.fill(page.getByLabelText(startOf(texts.message.words)), "Ждёт у моста");
  await userEvent.click(page.getByRole("button", { name: texts.message.submit }));
  const deeds = page.getByRole("region", { name: texts.deeds });
  const bottomOf = (words: string) =>
    page.getByText(words, { exact: true }).element().getBoundingClientRect().bottom;
  await expect.element(page.getByText(texts.kept, { exact: true })).toBeVisible();
  await expect.element(deeds).toBeVisible();
  expect(bottomOf(texts.kept)).toBeLessThan(deeds.element().getBoundingClientRect().top);

  await userEvent.click(deeds.getByRole("button", { name: deedTexts.takeBack }));
  const erased = page.getByText(deedTexts.erased, { exact: true });
  await expect.element(erased).toBeVisible();
  expect(bottomOf(deedTexts.erased)).toBeLessThan(200);
  const timeout = (undoSeconds + 3) * 1000;
  await expect.poll(() => erased.query(), { timeout }).toBeNull();
});

const jpeg = (size: number, type = "image/jpeg") =>
  new File([new Uint8Array(size)], "camp.jpg", { type });

test("a photo says what it weighs, and what is no picture or too heavy is refused", async () => {
  show("?act=photo");
  const input = page.getByLabelText(texts.photo.choose, { exact: true });
  await expect.element(page.getByText(texts.photo.limit)).toBeVisible();
  const upload = (file: File) => userEvent.upload(input.element() as HTMLElement, file);
  await upload(jpeg(10, "text/plain"));
  await expect.element(page.getByText(texts.photo.wrong)).toBeVisible();
  await upload(jpeg(20_000_001));
  await expect.element(page.getByText(texts.photo.tooHeavy)).toBeVisible();
  await upload(jpeg(3_400_000));
  await expect.element(page.getByText(texts.photo.size("3,4"))).toBeVisible();
  await userEvent.click(page.getByRole("combobox", { name: texts.photo.tour }));
  await userEvent.click(page.getByRole("option", { name: "Алтай" }));
  await userEvent.click(page.getByRole("button", { name: texts.photo.submit }));
  await expect.element(page.getByText(texts.photo.placeRequired)).toBeVisible();
  await userEvent.click(page.getByRole("radio", { name: startOf(texts.photo.cover) }));
  await userEvent.click(page.getByRole("button", { name: texts.photo.submit }));
  await expect
    .poll(left)
    .toMatchObject([{ kind: "photo", tourId: 3, place: 0, was: { image }, size: 3_400_000 }]);
});

test("a list that was never read says so, and reads again by a press", async () => {
  const { asked } = show("?act=date", { "/departure/list": null });
  await expect.element(page.getByText(texts.notKnown)).toBeVisible();
  const before = asked.length;
  await userEvent.click(page.getByRole("button", { name: texts.retry }));
  await expect.poll(() => asked.length).toBeGreaterThan(before);
});
