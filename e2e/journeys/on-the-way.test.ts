import { join } from "node:path";
import type { EditedDeparture, EditedTour } from "@tour/api";
import { inProof } from "@tour/proof";
import { expectFine } from "@tour/test-browser/fine";
import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { organizer, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { openOffice } from "../src/office.ts";
import type { Office } from "../src/office.ts";
import { openInstalled, readKept } from "../src/open-installed.ts";

const minute = 60_000;
const picture = join(import.meta.dirname, "../../docs/pictures/site-karelia.webp");
const words = "Перевал закрыт";

let journey: Journey;
let office: Office;
let visitor: Page;

beforeAll(async () => {
  journey = await startJourney();
  office = await openOffice(journey);
  visitor = await (await journey.newWindow({ javaScriptEnabled: false })).newPage();
});
afterAll(() => journey?.close());

const site = () => journey.addresses.organizerSite("altai");
const notice = (page: Page) => page.getByRole("complementary", { name: "Объявление" });

/** What stands above the header for somebody who comes now. */
async function readNotice(): Promise<string | null> {
  await visitor.goto(site(), { waitUntil: "domcontentloaded" });
  const bar = notice(visitor);
  return (await bar.count()) > 0 ? bar.innerText() : null;
}

const owners = [
  { where: "on a phone", width: 390 },
  ...inProof({ where: "on a computer", width: 1440 }),
];

describe.each(owners)("an owner $where", ({ where, width }) => {
  const isPhone = width === 390;
  const guest = `Гость ${where === "on a phone" ? "с перевала" : "с вокзала"}`;
  let page: Page;
  let date: EditedDeparture;
  let tour: EditedTour;
  const was = { url: "" };

  const open = (title: string) => page.getByRole("link", { name: new RegExp(`^${title}`) }).click();
  const deeds = () => page.getByRole("region", { name: "Что сделано" }).getByRole("listitem");
  /** By the very words: what is yet to be taken back says nearly the same as what was. */
  const marked = (mark: string) => deeds().filter({ hasText: new RegExp(mark) });
  const isLine = async (isThere: boolean) => page.context().setOffline(!isThere);
  const readTour = async () =>
    (await office.viewTour({ query: { organizer_id: office.organizerId, id: tour.id } })).data;
  const readDate = async () =>
    (await office.viewDeparture({ query: { organizer_id: office.organizerId, id: date.id } })).data;
  const readQuestion = async () =>
    (
      await office.listHelpRequests({
        query: { organizer_id: office.organizerId, search: guest },
      })
    ).data;
  /** How the date stands for visitors; nothing where they do not see it. */
  const readPublic = async () => {
    const headers = { "user-role": "visitor", "site-host": new URL(site()).host };
    const query = new URLSearchParams({ slug: tour.slug });
    const answer = await fetch(`${journey.addresses.api}/spa/tour-crm?${query}`, { headers });
    const { data } = (await answer.json()) as { data: { departures: EditedDeparture[] } };
    return data.departures.find(({ id }) => id === date.id)?.status ?? null;
  };

  it("opens the screen from home with a network, and the phone keeps its lists", async () => {
    const query = { organizer_id: office.organizerId };
    const { data: dates } = await office.listDepartures({ query });
    [date] = dates as [EditedDeparture];
    tour = (await office.viewTour({ query: { ...query, id: date.tour_id } })).data;
    was.url = tour.fields.media[0]!.image.url;
    page = await openInstalled(journey, {
      email: organizer.email,
      path: `/${office.organizerId}`,
      width,
    });
    await page.getByRole("main").getByRole("link", { name: "В дороге" }).click();
    await page.getByRole("heading", { name: "В дороге" }).waitFor();
    const kept = [`on-the-way\\",\\"gallery\\",${tour.id}`, `requests\\",${date.id}`];
    for (const key of kept) await expect.poll(() => readKept(page)).toContain(key);
    await expectFine(page, `way-${width}`);
  });

  it("starts it anew without a network, and does all four things", async () => {
    await isLine(false);
    await page.reload();
    await page.getByRole("heading", { name: "В дороге" }).waitFor();

    await open("Объявление на сайт");
    await page.getByRole("button", { name: words }).click();
    await expectFine(page, `way-notice-${width}`);
    await page.getByRole("button", { name: "Повесить на сайт" }).click();
    await marked("Ждёт связи").first().waitFor();

    await open("Закрыть дату");
    await page.getByRole("radio").first().check();
    await page.getByText(/^На эту дату|^Заявок на эту дату нет/).waitFor();
    await expectFine(page, `way-date-${width}`);
    await page.getByRole("button", { name: "Закрыть продажу" }).click();
    await expect.poll(() => marked("Ждёт связи").count()).toBe(2);

    await open("Сменить фото");
    await page.locator('input[aria-label="Из телефона"]').setInputFiles(picture);
    await page.getByText(/ МБ\. Пока нет связи/).waitFor();
    await chooseTour(page.getByRole("combobox", { name: "Какой тур" }), tour.fields.title);
    await page.getByRole("radio", { name: /^Обложка/ }).check();
    await expectFine(page, `way-photo-${width}`);
    await page.getByRole("button", { name: "Заменить фото" }).click();
    await expect.poll(() => marked("Ждёт связи").count()).toBe(3);

    await open("Принять сообщение");
    await page.getByLabel("Как зовут").fill(guest);
    await page.getByLabel("Телефон").fill("8 916 123-45-67");
    await page.getByLabel("Что передать").fill("Ждёт группу у моста, мест двое");
    await expectFine(page, `way-message-${width}`);
    await page.getByRole("button", { name: "Записать" }).click();
    await expect.poll(() => marked("Ждёт связи").count()).toBe(4);
  });

  async function chooseTour(field: Locator, title: string) {
    if (isPhone) return void (await field.selectOption({ label: title }));
    await field.click();
    await page.getByRole("option", { name: title, exact: true }).click();
  }

  it("finds everything where it was after another cold start, and nothing has happened yet", async () => {
    await page.reload();
    await expect.poll(() => marked("Ждёт связи").count()).toBe(4);
    await page.getByRole("button", { name: "Не отправлено: 4" }).waitFor();
    await expectFine(page, `way-waits-${width}`);
    expect(await readNotice()).toBeNull();
    expect([(await readDate()).status, (await readQuestion()).length]).toEqual([date.status, 0]);
  });

  it("gets a signal, and all of it goes out by itself and is seen", async () => {
    await isLine(true);
    await expect.poll(() => marked("Отправлено").count()).toBe(4);
    await expectFine(page, `way-sent-${width}`);
    await expect.poll(readNotice).toBe(words);
    expect(await readPublic()).not.toBe("open");
    expect((await readDate()).status).toBe("closed");
    const [cover] = (await readTour()).fields.media;
    expect(cover!.image.url).not.toBe(was.url);
    await visitor.goto(`${site()}/${tour.slug}`, { waitUntil: "domcontentloaded" });
    const [, key = ""] = /\/media\/([^/]+)\//.exec(cover!.image.url) ?? [];
    expect(await visitor.content()).toContain(key);
    const [question] = await readQuestion();
    expect(question).toMatchObject({ phone: "+79161234567", recorded_by: expect.anything() });
  });

  it("takes all of it back without a network, one press each, and it is undone with the signal", async () => {
    await isLine(false);
    for (let left = 4; left > 0; left -= 1) {
      await marked("Отправлено").first().getByRole("button", { name: "Взять назад" }).click();
      await expect.poll(() => marked("Отправлено").count()).toBe(left - 1);
    }
    await isLine(true);
    await expect.poll(() => marked("Взято назад").count()).toBe(4);
    await expect.poll(readNotice).toBeNull();
    expect((await readDate()).status).toBe(date.status);
    expect((await readTour()).fields.media[0]!.image.url).toBe(was.url);
    expect((await readQuestion()).map(({ status }) => status)).toEqual(["closed"]);
  });

  it(
    "puts up a notice until a minute that is near; at it the notice is gone, from an open page, too",
    async () => {
      const reader = await (
        await journey.newWindow({ viewport: { width, height: 800 } })
      ).newPage();
      await open("Объявление на сайт");
      await page.getByLabel("Что написать").fill("Выезд задерживается на час");
      const at = new Date(Math.ceil((Date.now() + 40_000) / minute) * minute);
      const [day = "", time = ""] = new Intl.DateTimeFormat("ru", {
        timeZone: "Asia/Barnaul",
        ...{ day: "2-digit", month: "2-digit", year: "numeric" },
        ...{ hour: "2-digit", minute: "2-digit" },
      })
        .format(at)
        .split(", ");
      await page.getByRole("radio", { name: "День и время" }).check();
      await page.getByLabel("День", { exact: true }).fill(day);
      await page.keyboard.press("Tab");
      await page.getByLabel("Время", { exact: true }).fill(time);
      await page.getByRole("button", { name: "Повесить на сайт" }).click();
      await marked("Отправлено").first().waitFor();
      await expect.poll(readNotice).toBe("Выезд задерживается на час");
      await reader.goto(site());
      await notice(reader).waitFor();
      await expectFine(reader, `notice-on-site-${width}`);
      const rest = at.getTime() - Date.now();
      expect(rest).toBeGreaterThan(0);
      await page.waitForTimeout(Math.max(0, rest - 3000));
      expect(await readNotice(), "control: not before its time").not.toBeNull();
      await notice(reader).waitFor({ state: "detached" });
      await expect.poll(readNotice).toBeNull();
      expect(Date.now()).toBeGreaterThanOrEqual(at.getTime());
      await page.getByText("Время объявления вышло").waitFor();
      await page.context().close();
    },
    4 * minute,
  );
});
