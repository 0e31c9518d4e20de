import { readFile } from "node:fs/promises";
import type { EditedDeparture, EditedTour } from "@tour/api";
import { inProof } from "@tour/proof";
import { expectFine } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newGuest, pay, siteOf, visitorOf } from "../src/booking.ts";
import { chooseDate, fillIn } from "../src/booking-form.ts";
import { startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { addDate, findTour, openOffice } from "../src/office.ts";
import type { Office } from "../src/office.ts";

let journey: Journey;
let office: Office;
let tour: EditedTour;
let departure: EditedDeparture;

beforeAll(async () => {
  journey = await startJourney();
  office = await openOffice(journey);
  tour = await findTour(office, "Пешком к Белухе");
  departure = await addDate(office, tour, { inDays: 90, roubles: 72_000 });
});
afterAll(() => journey.close());

const card = (page: Page, number: number) =>
  page.getByRole("region", { name: new RegExp(`^Турист ${number}`) });

const widths = [[390, 1440], ...inProof([1440, 390])];

describe.each(widths)("who booked at %i px, with a friend at %i px", (width, other) => {
  let uuid = "";
  let booker: Page;
  let friend: Page;

  describe("tourists who each write about themselves", () => {
    it("two seats are asked for, and the page says so the moment that the organiser confirms", async () => {
      const window = await journey.newWindow({ viewport: { width, height: 800 } });
      await window.grantPermissions(["clipboard-read", "clipboard-write"]);
      booker = await window.newPage();
      await booker.goto(`${siteOf(journey)}/${tour.slug}`);
      await booker.locator("a[data-books]:visible").first().click();
      await chooseDate(booker, booker.locator(`[name=departure][value="${departure.id}"]`));
      await fillIn(booker, newGuest(), 2);
      await booker.getByRole("button", { name: "Забронировать", exact: true }).click();
      await booker.waitForURL(/\/order\//);
      await booker.getByRole("heading", { name: "Организатор смотрит заявку" }).waitFor();
      await expectFine(booker, "order-asked");
      uuid = booker.url().split("/").at(-1)!;
      const { data } = await visitorOf(journey).getRequestByUuid({ query: { uuid } });
      await office.confirmRequest({ body: { id: data.id } });
      await booker.getByRole("heading", { name: "Заявка подтверждена" }).waitFor();
    });

    it("the one who booked pays, is asked who travels, and sends a friend their own form", async () => {
      await pay(booker);
      await booker.getByRole("link", { name: "Заполнить данные туристов" }).click();
      await booker.getByRole("heading", { name: "Кто едет" }).waitFor();
      await expectFine(booker, "tourists-empty");
      await card(booker, 2).getByRole("button", { name: "Отправить форму туристу" }).click();
      await booker.getByText("Ссылка скопирована. По ней открывается только эта форма.").waitFor();
      const link = await booker.evaluate(() => navigator.clipboard.readText());
      expect(link).toMatch(/\/add-tourists\/[0-9a-f-]{36}$/);
      expect(link).not.toContain(uuid);
      friend = await (
        await journey.newWindow({ viewport: { width: other, height: 800 } })
      ).newPage();
      await friend.goto(link);
      await friend.getByText(/^Заполните данные о себе/).waitFor();
    });

    it("the friend finds one form and no way to the request, and is told what is missing", async () => {
      expect(await friend.getByRole("textbox", { name: "Фамилия" }).count()).toBe(1);
      expect(await friend.getByRole("link", { name: "К заявке" }).count()).toBe(0);
      await friend.getByRole("textbox", { name: "Фамилия" }).fill("Соколов");
      await friend.getByRole("button", { name: "Готово" }).click();
      await friend.getByText("Обязательно для заполнения").first().waitFor();
      await expectFine(friend, "tourist-refused");
    });

    it("fills it in, and sees only the end of the passport's number afterwards", async () => {
      const form = card(friend, 2);
      await form.getByRole("textbox", { name: "Имя" }).fill("Пётр");
      await form.getByRole("textbox", { name: "Дата рождения" }).fill("14.03.1990");
      await form.getByRole("textbox", { name: "Размер обуви" }).fill("43");
      await form
        .getByRole("textbox", { name: "Серия и номер паспорта" })
        .pressSequentially("0000123456");
      const answer = form.getByRole("radio", { name: "Один-два раза" });
      // What was missing before closes up first.
      await answer.click({ trial: true });
      const before = await answer.boundingBox();
      await form.getByText("Номер сохранён: •••• 3456").waitFor();
      expect(await answer.boundingBox(), "what is kept moves nothing").toEqual(before);
      await answer.check();
      await form.getByRole("button", { name: "Готово" }).click();
      await form.getByText("Соколов Пётр").waitFor();
      await expectFine(friend, "tourist-done");
      expect(await friend.content()).not.toMatch(/0000\s?123456/);
      await friend.reload();
      await card(friend, 2).getByText("Соколов Пётр").waitFor();
      expect(await friend.content()).not.toMatch(/0000\s?123456/);
    });

    it("the one who booked sees it on the open page, and no more of the passport", async () => {
      const form = card(booker, 2);
      await form.getByText("Заполнено", { exact: true }).waitFor();
      expect(await form.getByRole("textbox", { name: "Фамилия" }).inputValue()).toBe("Соколов");
      await form.getByText("Номер сохранён: •••• 3456").waitFor();
      await expectFine(booker, "tourists-half-live");
      await booker.goto(`${siteOf(journey)}/order/${uuid}`);
      await booker.getByText("Соколов Пётр").waitFor();
      await expectFine(booker, "order-with-tourist");
      await booker.getByRole("link", { name: "Заполнить данные туристов" }).click();
      await form.getByText("Заполнено", { exact: true }).waitFor();
      expect(await form.innerText()).toMatch(/Соколов Пётр[^]*14 марта 1990[^]*3456/);
      expect(await booker.content()).not.toMatch(/0000\s?123456/);
      await expectFine(booker, "tourists-half");
      await friend.context().close();
    });
  });

  describe("the page of the meeting", () => {
    it("says where and when, and keeps how the guest arrives", async () => {
      await booker.getByRole("link", { name: "К заявке" }).click();
      await booker.getByRole("link", { name: "Место и время встречи" }).click();
      await booker.getByText("Автовокзал Горно-Алтайска").waitFor();
      await booker.getByText("10:30").waitFor();
      await expectFine(booker, "arrival");
      await booker.getByLabel("Рейс или поезд").fill("S7 2603");
      await booker.getByLabel("День прибытия").fill(departure.start_date);
      await booker.getByLabel("Время прибытия").fill("07:40");
      await booker.getByRole("button", { name: "Сохранить" }).click();
      await booker.getByText(/^Сохранено/).waitFor();
      await booker.reload();
      expect(await booker.getByLabel("Рейс или поезд").inputValue()).toBe("S7 2603");
      await expectFine(booker, "arrival-kept");
    });

    it("gives a calendar the meeting with its place", async () => {
      const [file] = await Promise.all([
        booker.waitForEvent("download"),
        booker.getByRole("link", { name: "Добавить в календарь" }).click(),
      ]);
      const text = await readFile(await file.path(), "utf8");
      for (const words of ["BEGIN:VEVENT", "Встреча: Пешком к Белухе", "Автовокзал"]) {
        expect(text).toContain(words);
      }
    });

    it("opens without a network, and says that it may be old", async () => {
      const kept = () => booker.evaluate(async () => (await caches.match(location.href))?.text());
      await expect.poll(kept).toContain("S7 2603");
      await booker.context().setOffline(true);
      await booker.reload();
      await booker.getByText("Нет связи. Эта страница сохранена на вашем устройстве").waitFor();
      await booker.getByText("Автовокзал Горно-Алтайска").waitFor();
      expect(await booker.getByLabel("Рейс или поезд").inputValue()).toBe("S7 2603");
      await expectFine(booker, "arrival-offline");
      await booker.getByLabel("Рейс или поезд").fill("Поезд 602");
      await booker.getByRole("button", { name: "Сохранить изменения" }).click();
      await booker.getByText(/^Не получилось сохранить\. Проверьте связь/).waitFor();
      expect(await booker.getByLabel("Рейс или поезд").inputValue()).toBe("Поезд 602");
      await booker.context().close();
    });
  });
});
