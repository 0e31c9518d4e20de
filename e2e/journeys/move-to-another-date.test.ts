import { readToday } from "@tour/dates";
import type { EditedDeparture } from "@tour/api";
import { inProof } from "@tour/proof";
import { expectFine } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askForSeats, newGuest, openOrder, pay } from "../src/booking.ts";
import { startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { addDate, findTour, openOffice } from "../src/office.ts";
import type { Office } from "../src/office.ts";
import { readEmails } from "../src/read-emails.ts";

let journey: Journey;
let office: Office;
const widths = [390, 1440];
/** Each width with its place in the lists of pages. */
const entries = widths.map((width, at) => [width, at] as const);
const dates = {} as Record<"first" | "complete" | "tooSmall", EditedDeparture>;

beforeAll(async () => {
  journey = await startJourney();
  office = await openOffice(journey);
  const tour = await findTour(office, "Чуйский тракт до самого Марса");
  dates.first = await addDate(office, tour, { inDays: 100, roubles: 80_000 });
  await addDate(office, tour, { inDays: 110, roubles: 87_000 });
  await addDate(office, tour, { inDays: 120, roubles: 77_000 });
  const [two, six] = [{ smallest_group: 2 }, { smallest_group: 6 }];
  dates.complete = await addDate(office, tour, { inDays: 60, roubles: 80_000, ...two });
  dates.tooSmall = await addDate(office, tour, { inDays: 70, roubles: 80_000, ...six });
});
afterAll(() => journey.close());

const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name });
const trip = (page: Page) => page.getByRole("region", { name: "Поездка" });
/** A line of the bill or of the request's money, for example "Итого". */
const sum = (page: Page, name: string) => page.locator(`dt:text-is("${name}") + dd`).first();

/** Moves to the first date with these words of its price. */
async function moveTo(page: Page, price: string): Promise<void> {
  const named = { name: new RegExp(price.replaceAll(" ", "\\s")) };
  const date = page.getByRole("radio", named).first();
  await date.check();
  const label = page.locator("label").filter({ has: date }).first();
  const [range] = (await label.innerText()).split("\n");
  await page.getByRole("button", { name: "Перенести заявку" }).click();
  await trip(page).getByText(range!).waitFor();
}

describe("a guest whose plans have changed", () => {
  it.each([390, ...inProof(1440)])(
    "moves to a dearer date at %i px, and sees by how much",
    async (width) => {
      const uuid = await askForSeats(journey, { departure: dates.first });
      const page = await openOrder(journey, uuid, width);
      await pay(page);
      await link(page, "Посмотреть другие даты").click();
      await heading(page, "Перенести на другую дату").waitFor();
      await expectFine(page, "move");
      await moveTo(page, "Дороже на 7 000 ₽, всего 87 000 ₽");
      expect(await sum(page, "Итого").innerText()).toMatch(/^87\s000\s₽$/);
      expect(await sum(page, "Осталось оплатить").innerText()).toMatch(/^71\s000\s₽$/);
      await expectFine(page, "moved");
      await page.context().close();
    },
  );

  it.each([1440, ...inProof(390)])(
    "gets back what a cheaper date costs less at %i px",
    async (width) => {
      const uuid = await askForSeats(journey, { departure: dates.first });
      const page = await openOrder(journey, uuid, width);
      await pay(page, /^Оплатить всё сразу/);
      await link(page, "Посмотреть другие даты").click();
      await page.getByText(/Если она дешевле и вы заплатили больше, разницу вернём/).waitFor();
      await expectFine(page, "move");
      await moveTo(page, "Дешевле на 3 000 ₽, всего 77 000 ₽");
      await sum(page, "Возвращено").waitFor();
      expect(await sum(page, "Возвращено").innerText()).toMatch(/^3\s000\s₽$/);
      await expectFine(page, "moved");
      await page.context().close();
    },
  );
});

describe("a date that leaves with its smallest group alone", () => {
  /** A guest at each width who goes, and of the other date one who moves and one who cancels. */
  const pages: Record<"going" | "moving" | "cancelling", Page[]> = {
    going: [],
    moving: [],
    cancelling: [],
  };
  const moving = newGuest();

  it("tells each guest before its day of decision how far the group is", async () => {
    const { complete, tooSmall } = dates;
    for (const width of widths) {
      const guest = width === 390 ? moving : newGuest();
      for (const [list, asked] of [
        [pages.going, { departure: complete }],
        [pages.moving, { departure: tooSmall, guest }],
        [pages.cancelling, { departure: tooSmall }],
      ] as const) {
        const page = await openOrder(journey, await askForSeats(journey, asked), width);
        await pay(page);
        list.push(page);
      }
    }
    for (const page of pages.going) {
      await trip(page)
        .getByText(/^Нужное число людей уже есть/)
        .waitFor();
    }
    // Nobody has to reload for what others do.
    for (const page of pages.moving) {
      await trip(page)
        .getByText(/^Группа набирается: ещё 2\sчеловека/)
        .waitFor();
      await expectFine(page, "group-gathers");
    }
  });

  it("is decided on that day: one leaves for certain, of the other guests hear in time", async () => {
    for (const { id } of [dates.complete, dates.tooSmall]) {
      const body = { decision_date: readToday("Asia/Barnaul") };
      await office.updateDeparture({ query: { organizer_id: office.organizerId, id }, body });
    }
    // Each day is looked at hourly, and when a server starts.
    await journey.restart();
    for (const page of pages.going) {
      await trip(page).getByText("Группа набрана: поездка состоится").waitFor();
      await expectFine(page, "group-complete");
    }
    for (const page of [...pages.moving, ...pages.cancelling]) {
      await heading(page, "Поездка не состоится").waitFor();
      await page.getByText(/^Не хватило 2\sчеловек\. До .* выберите другую дату/).waitFor();
      await page
        .getByText(/^Ближайшая дата, на которой хватает мест: .*\. Та же цена\.$/)
        .waitFor();
      await expectFine(page, "group-too-small");
    }
    const email = async () =>
      (await readEmails(journey, moving.email)).find((one) => one.includes("Ближайшая дата"));
    await expect.poll(email).toBeTruthy();
  });

  it.each(entries)(
    "a guest of a group that was too small takes another date at %i px",
    async (_, at) => {
      const page = pages.moving[at]!;
      await link(page, "Выбрать другую дату").click();
      await page
        .getByText(/не состоится\. Выберите другую дату: на ней за вами будет 1\sместо/)
        .waitFor();
      await expectFine(page, "move-from-called-off");
      // Which date is the nearest is chosen beforehand.
      expect(
        await page
          .getByRole("radio", { name: /Та\sже\sцена/ })
          .first()
          .isChecked(),
      ).toBe(true);
      await moveTo(page, "Та же цена");
      await heading(page, "Места ваши").waitFor();
      expect(await heading(page, "Группа не набралась").count()).toBe(0);
      await page.context().close();
    },
  );

  it.each(entries)("another takes all of the money back at %i px", async (_, at) => {
    const page = pages.cancelling[at]!;
    await link(page, "Вернуть все деньги").click();
    await page.getByText(/^Вернём 16\s000\s₽ из 16\s000\s₽\.$/).waitFor();
    await expectFine(page, "cancel-called-off");
    await page.getByRole("button", { name: "Отменить заявку" }).click();
    await heading(page, "Вы отменили заявку").waitFor();
    await sum(page, "Возвращено").waitFor();
    expect(await sum(page, "Возвращено").innerText()).toMatch(/^16\s000\s₽$/);
    await expectFine(page, "cancelled");
    await page.context().close();
  });
});
