import { makeSamplePage } from "@tour/blocks";
import type { Frame, Page } from "playwright";
import { beforeEach, expect, test } from "vitest";
import { block } from "./blocks.ts";
import { stagePreview } from "./stage-preview.ts";
import { talkAsBuilder } from "./talk-as-builder.ts";

let page: Page;
let frame: Frame;

const { newPage, openPreview } = stagePreview();
const { post, heard, last } = talkAsBuilder(() => page);
const at = (id: string) => frame.locator(`[data-preview-block="${id}"]`);
const words = () => frame.locator("[data-overlay] > span").filter({ hasText: /^Изменить/ });
const sample = makeSamplePage("tour");
const tour = sample.tour!;

async function open(purpose: "editing" | "reading") {
  page = await newPage();
  frame = await openPreview(page, purpose);
  const own = block("own", 12, 1, { title: "Наш поход" });
  const blocks = [
    block("intro", 12),
    block("tours", 4),
    block("days", 14),
    block("dates", 20),
    own,
  ];
  await post("blocks", { blocks, page: sample });
  await at("own").locator("h1").waitFor();
  await at("tours").locator("h3").first().waitFor();
}

beforeEach(async () => {
  await open("editing");
  return () => page.close();
});

test("a click on a tour's name asks for its form, and selects the block without a message of its own", async () => {
  await at("intro").locator("h1").click();
  await expect
    .poll(() => last("edit-tour"))
    .toEqual({ id: "intro", tour: tour.id, field: "title", part: null });
  expect(await heard("select")).toEqual([]);
  await frame.getByRole("toolbar").waitFor();
  await at("intro").locator("dl").click();
  await expect.poll(() => last("select")).toEqual({ id: "intro" });
});

test("on a card, whose link lies over all of it, the place says what is meant; its picture selects the block", async () => {
  const card = at("tours").locator("article").first();
  const ask = async (text: string | RegExp) => {
    await card.getByText(text).first().click({ force: true });
    return last("edit-tour");
  };
  const id = Number(await card.locator("h3").getAttribute("data-tour"));
  const asked = { id: "tours", tour: id, part: null };
  // The price beside a date is that date's.
  const dateId = await card.locator('[data-tour-field="date"]').getAttribute("data-tour-part");
  await expect.poll(() => ask(/₽/)).toEqual({ ...asked, field: "price", part: dateId });
  const { title, subtitle } = sample.tours.find((one) => one.id === id)!;
  await expect.poll(() => ask(title.slice(0, 4))).toEqual({ ...asked, field: "title" });
  await expect.poll(() => ask(subtitle.slice(0, 10))).toEqual({ ...asked, field: "subtitle" });
  const date = card.locator('[data-tour-field="date"] strong');
  await date.click({ force: true });
  await expect.poll(() => last("edit-tour")).toMatchObject({ tour: id, field: "date" });
  expect(((await last("edit-tour")) as { part: string }).part).toMatch(/^\d+$/);

  const count = (await heard("edit-tour")).length;
  await at("days").click({ position: { x: 5, y: 5 } });
  await card.locator("img").click({ force: true, position: { x: 200, y: 20 } });
  await expect.poll(() => last("select")).toEqual({ id: "tours" });
  expect(await heard("edit-tour")).toHaveLength(count);
});

test("a day opens where it is folded, and stays open when it is edited", async () => {
  const day = at("days").locator("details").nth(1);
  const { id } = tour.program[1]!;
  await day.locator("h3").click();
  await expect
    .poll(() => last("edit-tour"))
    .toEqual({ id: "days", tour: tour.id, field: "day", part: id });
  await expect.poll(() => day.getAttribute("open")).not.toBeNull();
  await day.locator("h3").click();
  await expect.poll(async () => (await heard("edit-tour")).length).toBe(2);
  expect(await day.getAttribute("open")).not.toBeNull();
});

test("the pointer is told what a click would change, and where it would change nothing it is told nothing", async () => {
  await at("intro").locator("h1").hover();
  await expect.poll(() => words().first().textContent()).toBe("Изменить название тура");
  await at("dates").locator("h2").hover();
  await expect.poll(() => words().count()).toBe(0);
  await at("dates").locator('[data-tour-field="seats"]').first().hover();
  await expect.poll(() => words().first().textContent()).toBe("Изменить места");
});

test("keys reach each piece of the selected block, by its name", async () => {
  await at("dates").locator("h2").click();
  const [soonest] = tour.departures
    .filter(({ start_date, status }) => start_date >= sample.today && status !== "canceled")
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date));
  const button = frame.getByRole("button", { name: /^Изменить цену: / }).first();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => last("edit-tour"))
    .toEqual({ id: "dates", tour: tour.id, field: "price", part: String(soonest!.id) });
});

test("a title of the block's own is the block's: it is typed over as ever", async () => {
  const title = at("own").locator("h1");
  await title.dblclick();
  await expect.poll(() => title.getAttribute("contenteditable")).toBe("plaintext-only");
  expect(await heard("edit-tour")).toEqual([]);
});

test("a page that is only looked at has nothing to change", async () => {
  await page.close();
  await open("reading");
  await at("intro").locator("h1").click();
  await at("intro").locator("h1").hover();
  expect(await words().count()).toBe(0);
  expect(await frame.locator("[data-tour]").count()).toBe(0);
  expect(await heard("edit-tour")).toEqual([]);
});
