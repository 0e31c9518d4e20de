import "@tour/theme/default.css";
import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { protocolVersion } from "@tour/preview-protocol";
import type { ToPreview } from "@tour/preview-protocol";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { tourEditorTexts } from "../../../../texts/tour-editor.ru.ts";
import { tourFieldTexts } from "../../../../texts/tour-fields.ru.ts";
import { sampleTour as tour } from "../sample-tour.ts";
import { showEditor } from "../show-editor.tsx";
import type { SentChange } from "../show-editor.tsx";

const texts = tourEditorTexts.preview;
const fieldTexts = tourFieldTexts;
const kept = ({ version, ...changes }: SentChange): [number, object] => [
  200,
  { data: { ...tour, version: version + 1, fields: { ...tour.fields, ...changes } } },
];

const noRows = { data: [], pagination: { page: 1, pages: 1, items_count: 0, page_size: 50 } };
/** What the page of a site at that address is put together of. */
const readsOf = (url: string) => ({
  "/crm/api/constructor/get-attached-site": {
    data: {
      ...{
        id: 3,
        organizer_id: 7,
        url,
        preview_url: `${url}/tour-view`,
        published_at: "2026-11-01T10:00:00.000Z",
      },
      ...{ preset_type: "taiga", preset: {}, fonts: [], name: "altai" },
    },
  },
  "/spa/custom-page": { data: { type: "tour", blocks: [], version: 1 } },
  "/spa/tours-crm": noRows,
  "/spa/organizer-reviews": noRows,
  "/crm/api/tour/get-by-ids": {
    data: [{ id: 1042, slug: tour.slug, title: "Алтай в мае", price_from: null, departures: [] }],
  },
});

const frame = () => document.querySelector("iframe");

interface FakePage extends Window {
  heard?: ToPreview[];
  say?: (message: object) => void;
}

/** The other end, the page that `vitest.config.ts` serves: it says that it is there, and keeps what it is told. */
async function answerInFrame(): Promise<() => Extract<ToPreview, { type: "blocks" }>[]> {
  const inside = () => frame()?.contentWindow as FakePage | undefined;
  await expect.poll(() => typeof inside()?.say).toBe("function");
  const ready = { v: protocolVersion, session: "", seq: 1, type: "ready" };
  inside()!.say!({ ...ready, data: { protocol: protocolVersion } });
  return () => (inside()?.heard ?? []).filter((message) => message.type === "blocks");
}

const title = () => page.getByRole("textbox", { name: fieldTexts.main.name });

test("the page beside the form follows what is typed, and waits where it was put away", async () => {
  await page.viewport(1280, 800);
  showEditor(tour, "main", kept, readsOf(window.location.origin));
  const heard = await answerInFrame();
  const shownTitle = () => heard().at(-1)?.data.page.tour?.title;
  await expect.poll(shownTitle).toBe("Алтай в мае");
  await userEvent.fill(title(), "Алтай в июне");
  await expect.poll(shownTitle).toBe("Алтай в июне");
  // What can't be saved is not shown either: the page has what it had.
  await userEvent.clear(title());
  await userEvent.fill(
    page.getByRole("textbox", { name: fieldTexts.main.subtitle }),
    "Три перевала",
  );
  await expect.poll(() => heard().at(-1)?.data.page.tour?.subtitle).toBe("Три перевала");
  expect(shownTitle()).toBe("Алтай в мае");

  const before = frame();
  await userEvent.click(page.getByRole("button", { name: texts.hide }));
  await expect.element(page.getByTitle(texts.frame)).not.toBeVisible();
  await userEvent.click(page.getByRole("button", { name: texts.show }));
  await expect.element(page.getByTitle(texts.frame)).toBeVisible();
  expect(frame()).toBe(before);
});

test("on a phone the page takes the form's place, and is not loaded before", async () => {
  await page.viewport(390, 800);
  showEditor(tour, "main", kept, readsOf(window.location.origin));
  await expect.element(title()).toBeVisible();
  expect(frame()).toBeNull();
  await userEvent.click(page.getByRole("radio", { name: texts.title }));
  const heard = await answerInFrame();
  await expect.poll(() => heard().length).toBeGreaterThan(0);
  await expect.element(title()).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("radio", { name: texts.form }));
  await expect.element(title()).toBeVisible();
  await expect.element(page.getByTitle(texts.frame)).not.toBeVisible();
});

test("a site that does not answer is said to, and is tried again", async () => {
  await page.viewport(1280, 800);
  showEditor(tour, "main", kept, readsOf("http://127.0.0.1:1"));
  await expect.element(page.getByText("Сайт не отвечает")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Попробовать снова" }));
  await expect.element(page.getByText("Открываем страницу…")).toBeVisible();
});

test("without a site the way to one is shown in the page's place", async () => {
  await page.viewport(1280, 800);
  showEditor(tour, "main", kept);
  await expect.element(page.getByText(texts.noSite)).toBeVisible();
});
