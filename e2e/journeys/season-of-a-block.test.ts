import { expectFine } from "@tour/test-browser/fine";
import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBlock, openEditor, previewOf, waitUntilSaved } from "../src/editor.ts";
import { openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";

const minute = 60_000;

/** A whole minute that leaves time to publish before it, as the clocks of the organiser's place show it. */
function chooseMoment() {
  const at = new Date(Math.ceil((Date.now() + 3 * minute) / minute) * minute);
  const [day = "", time = ""] = new Intl.DateTimeFormat("ru", {
    timeZone: "Asia/Barnaul",
    ...{ day: "2-digit", month: "2-digit", year: "numeric", hour: "2-digit", minute: "2-digit" },
  })
    .format(at)
    .split(", ");
  return { at, day, time };
}

const heading = "Вопросы одного дня";

interface Owner {
  where: string;
  width: number;
  height: number;
  /** What the block does at the moment that its owner chooses. */
  manner: "leaves" | "appears";
  journey: Journey;
  page: Page;
  visitor: Page;
  moment: ReturnType<typeof chooseMoment>;
}

/** Each has a site of their own. Both choose their moments first: one wait serves both. */
const owners = [
  { where: "on a computer", width: 1440, height: 900, manner: "leaves" },
  { where: "on a phone", width: 390, height: 844, manner: "appears" },
] as Owner[];

beforeAll(async () => {
  for (const owner of owners) {
    const { width, height } = owner;
    owner.journey = await startJourney();
    owner.page = await openBuilder(owner.journey, {
      viewport: { width, height },
      hasTouch: isOnPhone(owner),
    });
    const window = await owner.journey.newWindow({ javaScriptEnabled: false });
    owner.visitor = await window.newPage();
  }
});
afterAll(async () => {
  for (const { journey } of owners) await journey?.close();
});

const isOnPhone = ({ width }: Owner) => width === 390;

/** Whether a visitor's browser gets the block. */
async function isLive({ journey, visitor }: Owner): Promise<boolean> {
  await visitor.goto(journey.addresses.organizerSite("altai"), { waitUntil: "domcontentloaded" });
  const text = await visitor.locator("main").innerText();
  // Typography keeps short words with their neighbours.
  return text.replaceAll("\u00a0", " ").includes(heading);
}

const findRow = ({ page }: Owner): Locator =>
  page.getByRole("button", { name: /^Вопросы/ }).first();
const countNotices = ({ page }: Owner) =>
  previewOf(page)
    .getByText(/^Гости его не видят: время блока/)
    .count();

describe.each(owners)("an owner $where", (owner) => {
  const { where, manner } = owner;
  const isPhone = isOnPhone(owner);
  let page: Page;
  beforeAll(() => void ({ page } = owner));

  const choose = async (option: string) => {
    const field = page.getByRole("combobox", { name: "Когда показывать" });
    // Under a finger it is the system's own list.
    if (isPhone) return void (await field.selectOption({ label: option }));
    await field.click();
    await page.getByRole("option", { name: option }).click();
  };

  it("says of a block until when it is seen, or from when on, and finds that in the list", async () => {
    await openEditor(page);
    await openBlock(page, "Вопросы");
    await page.getByLabel("Заголовок").first().fill(heading);
    await choose("В определённое время");
    owner.moment = chooseMoment();
    const { moment } = owner;
    const [day, time] =
      manner === "leaves" ? ["До какого дня", "Время конца"] : ["С какого дня", "Время начала"];
    await page.getByLabel(day, { exact: true }).fill(moment.day);
    await page.keyboard.press("Tab");
    await page.getByLabel(time, { exact: true }).fill(moment.time);
    await expectFine(page, `season-form-${where}`);
    await page.getByRole("button", { name: "К списку блоков" }).click();
    await waitUntilSaved(page);
    const words = await findRow(owner).innerText();
    expect(words).toContain(moment.time);
    expect(words.includes("сейчас не показан")).toBe(manner === "appears");
    await expect.poll(() => countNotices(owner)).toBe(manner === "appears" ? 1 : 0);
  });

  it("publishes it, having read in the dialog what changes", async () => {
    await page.getByRole("button", { name: "Опубликовать" }).first().click();
    const dialog = page.getByRole("dialog");
    if (isPhone) await dialog.getByRole("button", { name: /^Вопросы/ }).click();
    await dialog.getByText(/^Когда показывается: было «всегда», станет/).waitFor();
    await dialog.getByRole("button", { name: "Опубликовать всё" }).click();
    await dialog.getByRole("button", { name: "Готово" }).click();
    expect(Date.now()).toBeLessThan(owner.moment.at.getTime());
    await expect.poll(() => isLive(owner)).toBe(manner === "leaves");
  });

  it("looks at the site as of another day, and comes back to today with one press", async () => {
    if (isPhone) {
      await page.getByRole("button", { name: "Действия со страницей" }).click();
      await page.getByRole("menuitem", { name: "Сайт на дату" }).click();
    } else {
      await page.getByRole("button", { name: "Сайт на дату" }).click();
    }
    const strip = page.getByRole("region", { name: "Сайт на дату" });
    const slider = strip.getByRole("slider");
    await slider.focus();
    await page.keyboard.press("End");
    await strip.getByText(/^Так сайт будет выглядеть/).waitFor();
    expect(await slider.inputValue()).toBe("365");
    await expect.poll(() => countNotices(owner)).toBe(manner === "leaves" ? 1 : 0);
    await expectFine(page, `season-day-${where}`);
    await strip.getByRole("button", { name: "Сегодня", exact: true }).click();
    await strip.getByText(/^Так сайт выглядит сегодня/).waitFor();
    await strip.getByRole("button", { name: "Закрыть сайт на дату" }).click();
  });
});

it(
  "sites follow within a minute of the moment, and so do the owners' lists",
  async () => {
    await Promise.all(owners.map(expectToFollow));
  },
  6 * minute,
);

async function expectToFollow(owner: Owner): Promise<void> {
  const { page, moment, manner } = owner;
  const rest = moment.at.getTime() - Date.now();
  if (rest > 2000) {
    await page.waitForTimeout(rest - 2000);
    expect(await isLive(owner)).toBe(manner === "leaves");
  }
  await expect.poll(() => isLive(owner), { timeout: 2 * minute }).toBe(manner === "appears");
  expect(Date.now()).toBeGreaterThanOrEqual(moment.at.getTime());
  const isMarked = async () => (await findRow(owner).innerText()).includes("сейчас не показан");
  await expect.poll(isMarked).toBe(manner === "leaves");
  await expect.poll(() => countNotices(owner)).toBe(manner === "leaves" ? 1 : 0);
}
