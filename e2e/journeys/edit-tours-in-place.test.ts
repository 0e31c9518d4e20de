import { randomUUID } from "node:crypto";
import type { EditedTour } from "@tour/api";
import { inProof } from "@tour/proof";
import { expectFine } from "@tour/test-browser/fine";
import type { FrameLocator, Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { previewOf } from "../src/editor.ts";
import { inviteColleague } from "../src/invite-colleague.ts";
import { manager, openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { findTour, openOffice } from "../src/office.ts";
import type { Office } from "../src/office.ts";

let journey: Journey;
let office: Office;
let tour: EditedTour;
const opened = new Map<number, Page>();

const widths = [[1440, 900] as const, ...inProof([390, 844] as const)];

beforeAll(async () => {
  journey = await startJourney();
  office = await openOffice(journey);
  const { data } = await office.listTours({ query: { organizer_id: office.organizerId } });
  const soonest = data
    .filter(({ next_start_date }) => next_start_date !== null)
    .toSorted((a, b) => a.next_start_date!.localeCompare(b.next_start_date!))[0]!;
  tour = await findTour(office, soonest.title.replaceAll("\u00a0", " "));
  for (const [width, height] of widths) {
    const phone = width < 576 ? { hasTouch: true } : {};
    opened.set(width, await openBuilder(journey, { viewport: { width, height }, ...phone }));
  }
});
afterAll(() => journey.close());

const keptTour = async (): Promise<EditedTour> => {
  const query = { organizer_id: office.organizerId, id: tour.id };
  return (await office.viewTour({ query })).data;
};
const panel = (page: Page) => page.getByRole("complementary", { name: "Блоки" });
const save = async (page: Page, text = "Сохранено, публиковать не нужно") => {
  const button = panel(page).getByRole("button", { name: "Сохранить", exact: true });
  await button.click();
  await page.getByText(text).first().waitFor();
  await panel(page).getByRole("button", { name: "Сохранено", exact: true }).waitFor();
};
const openPage = async (page: Page, type: "main" | "tour"): Promise<FrameLocator> => {
  await page.goto(`${journey.addresses.builder}/${office.organizerId}/page/${type}`);
  const preview = previewOf(page);
  await preview.locator(`[data-tour-field]`).first().waitFor();
  return preview;
};
/** The first seen element that shows this piece of the tour. */
const piece = (preview: FrameLocator, field: string, block = "") =>
  preview.locator(`${block} [data-tour="${tour.id}"][data-tour-field="${field}"]:visible`).first();
/** As a guest sees it, in a page that was asked for just now. */
async function seePublic(path: string): Promise<string> {
  const guest = await (await journey.newWindow()).newPage();
  await guest.goto(new URL(path, journey.addresses.organizerSite("altai")).href);
  const words = readWords(await guest.content());
  await guest.context().close();
  return words;
}
const readWords = (html: string) =>
  html
    .replaceAll(/&shy;|\u00ad/g, "")
    .replaceAll(/&nbsp;|\u00a0|\u202f/g, " ")
    .replaceAll(/<[^>]+>/g, "");

/**
 * Presses what is seen of an element of the preview, which is shrunk to its room: by its place, because
 * a card's link lies over its words.
 */
async function pressPiece(page: Page, shown: Locator): Promise<void> {
  await shown.evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  // What comes into view is drawn now: nobody aims at what still moves.
  await (await shown.elementHandle())!.waitForElementState("stable");
  const inside = await shown.evaluate((element) => {
    const { x, y, height } = element.getBoundingClientRect();
    return { x: x + 12, y: y + Math.min(height / 2, 14), width: innerWidth };
  });
  const frame = (await page.locator('iframe[title="Предпросмотр сайта"]').boundingBox())!;
  const scale = frame.width / inside.width;
  const point = [frame.x + inside.x * scale, frame.y + inside.y * scale] as const;
  if (page.viewportSize()!.width < 576) await page.touchscreen.tap(...point);
  else await page.mouse.click(...point);
}

describe.each(widths)("a tour is changed where the page shows it, %i px wide", (width) => {
  const page = () => opened.get(width)!;
  const press = (preview: FrameLocator, field: string, block?: string) =>
    pressPiece(page(), piece(preview, field, block));

  it("its title, from a card on the main page", async () => {
    const preview = await openPage(page(), "main");
    await press(preview, "title");
    const title = panel(page()).getByRole("textbox", { name: "Название" });
    await expect.poll(() => title.evaluate((one) => one === document.activeElement)).toBe(true);
    await panel(page()).getByText("сохранённое гости видят без публикации").waitFor();
    await expectFine(page(), `tour-title-${width}`);
    await title.fill(`Новое имя ${width}`);
    await save(page());
    await expect.poll(() => piece(preview, "title").textContent()).toContain(`${width}`);
    await expect.poll(async () => seePublic("/")).toContain(`Новое имя ${width}`);

    await panel(page()).getByRole("button", { name: "Вернуть прежнее" }).click();
    await expect.poll(async () => (await keptTour()).fields.title).not.toContain(`${width}`);
    await expect.poll(() => piece(preview, "title").textContent()).not.toContain(`${width}`);
  });

  it("a day of its programme, on the tour's page", async () => {
    const preview = await openPage(page(), "tour");
    await press(preview, "day");
    const text = panel(page()).getByRole("textbox", { name: "Что будет" });
    await text.fill(`Встречаемся у реки в ${width}`);
    await expectFine(page(), `tour-day-${width}`);
    await save(page());
    await expect
      .poll(async () => readWords(await preview.locator("main").innerHTML()))
      .toContain(`у реки в ${width}`);
    await expect
      .poll(async () => seePublic(`/${(await keptTour()).slug}`))
      .toContain(`у реки в ${width}`);
  });

  it("the price of a date", async () => {
    const preview = await openPage(page(), "tour");
    const price = width === 390 ? 61_000 : 62_000;
    await press(preview, "price", '[data-preview-block]:has([data-tour-field="seats"])');
    const field = panel(page()).getByRole("spinbutton").first();
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    await field.fill(`${price}`);
    await expectFine(page(), `tour-price-${width}`);
    await save(page());
    const shown = `${price / 1000} 000 ₽`;
    await expect
      .poll(async () => readWords(await preview.locator("main").innerHTML()))
      .toContain(shown);
    await expect.poll(async () => seePublic(`/${(await keptTour()).slug}`)).toContain(shown);
  });

  it("what somebody else changed meanwhile is asked about, and nothing typed is lost", async () => {
    const preview = await openPage(page(), "tour");
    await press(preview, "title");
    const title = panel(page()).getByRole("textbox", { name: "Название" });
    await title.fill(`Моё имя ${width}`);
    const query = { organizer_id: office.organizerId, id: tour.id };
    await office.updateTour({ query, body: { title: `Их имя ${width}` } });
    await panel(page()).getByRole("button", { name: "Сохранить", exact: true }).click();
    await panel(page()).getByText("Это же поменял кто-то ещё", { exact: true }).waitFor();
    await panel(page()).getByText(`Моё имя ${width}`, { exact: true }).waitFor();
    await panel(page()).getByText(`Их имя ${width}`, { exact: true }).waitFor();
    await expectFine(page(), `tour-conflict-${width}`);
    expect((await keptTour()).fields.title).toBe(`Их имя ${width}`);
    await panel(page()).getByRole("button", { name: "Сохранить выбранное" }).click();
    await expect.poll(async () => (await keptTour()).fields.title).toBe(`Моё имя ${width}`);
    await expect.poll(() => piece(preview, "title").textContent()).toContain(`${width}`);
  });
});

describe("whose the dates are", () => {
  it("an editor is told who changes them, and changes the words", async () => {
    const owner = opened.get(1440)!;
    const editor = await inviteColleague(journey, owner, {
      organizerId: `${office.organizerId}`,
      // Somebody else at a second try.
      ...{ email: `${randomUUID()}@example.com`, name: "Марина Светлая", role: "editor" },
    });
    const preview = await openPage(editor, "tour");
    await pressPiece(editor, piece(preview, "seats"));
    await panel(editor)
      .getByText(/меняют владелец и менеджеры/)
      .waitFor();
    expect(await panel(editor).getByRole("spinbutton").count()).toBe(0);
    await expectFine(editor, "tour-editor");
    await pressPiece(editor, piece(preview, "title"));
    await panel(editor).getByRole("textbox", { name: "Подзаголовок" }).fill("Слова редактора");
    await save(editor);
    expect((await keptTour()).fields.subtitle).toBe("Слова редактора");
  });

  it("a manager, who changes dates among sales, is not let into the page", async () => {
    const page = await openBuilder(journey, { account: manager });
    await page.goto(`${journey.addresses.builder}/${office.organizerId}/page/main`);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    expect(await page.locator("iframe").count()).toBe(0);
  });
});
