import { inProof, isFullProof } from "@tour/proof";
import { expectFine, expectFineEverywhere, widths } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { waitUntilSaved } from "../src/editor.ts";
import { openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";

let journey: Journey;
let page: Page;

beforeAll(async () => {
  journey = await startJourney();
  page = await openBuilder(journey, { viewport: { width: 1440, height: 900 } });
});
afterAll(() => journey.close());

const title = "Тайная тропа к водопаду Учар";
/** Up to the waterfall along a river, and back: two parts of one track. */
const track = `<gpx><trk>${[0, 1]
  .map((way) => {
    const points = Array.from({ length: 60 }, (_, step) => {
      const at = way === 0 ? step : 59 - step;
      return `<trkpt lat="${51.1 + at * 0.0007}" lon="${87.9 + Math.sin(at / 9) * 0.002}"><ele>${450 + at * 8}</ele></trkpt>`;
    });
    return `<trkseg>${points.join("")}</trkseg>`;
  })
  .join("")}</trk></gpx>`;
const part = (name: string) =>
  page
    .getByRole("navigation", { name: "Части тура" })
    .getByRole("button", { name, exact: true })
    .click();
const button = (name: string) => page.getByRole("button", { name, exact: true });

it("an organiser finds their tours, and makes one of a title alone", async () => {
  await page.getByRole("link", { name: "Туры", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Туры" }).waitFor();
  await page.getByRole("list", { name: "Туры" }).waitFor();
  await expectFineEverywhere(page, "tours");
  await page.getByRole("searchbox", { name: "Найти тур" }).fill("нет такого");
  await page.getByText("Ничего не нашлось").waitFor();
  await button("Показать все").click();
  await button("Новый тур").click();
  await button("Создать и писать дальше").click();
  await page.getByText("Обязательно для заполнения").waitFor();
  await expectFineEverywhere(page, "new-tour");
  await page.getByRole("textbox", { name: "Название" }).fill(title);
  await button("Создать и писать дальше").click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
});

it("is written part by part and saves itself", async () => {
  await page.getByRole("textbox", { name: "Подзаголовок" }).fill("Два дня пешком и ночь у воды");
  await page.getByRole("textbox", { name: "Описание" }).fill("Тропа идёт над Чулышманом.");
  await page.getByRole("spinbutton", { name: "Дней" }).fill("2");
  await page.getByRole("spinbutton", { name: "Ночей" }).fill("1");
  await waitUntilSaved(page);
  await expectFineEverywhere(page, "tour-main");

  await part("Картинки");
  await page.getByRole("button", { name: "Из библиотеки" }).click();
  const library = page.getByRole("dialog", { name: "Картинки" });
  await library.getByRole("listitem").first().getByRole("button").first().click();
  await library.getByRole("button", { name: "Добавить: 1" }).click();
  await library.waitFor({ state: "hidden" });
  await page.getByRole("textbox", { name: "Что на картинке" }).fill("Водопад Учар сверху");
  await expectFineEverywhere(page, "tour-pictures");

  await part("Программа");
  await button("Добавить день").click();
  await page.getByRole("textbox", { name: "Название дня" }).fill("Подъём к водопаду");
  await page.getByRole("textbox", { name: "Что происходит" }).fill("Выходим на рассвете.");
  await waitUntilSaved(page);
  await expectFineEverywhere(page, "tour-program");

  await part("Маршрут");
  const upload = page.getByLabel("Файл маршрута");
  await upload.setInputFiles({
    name: "метки.gpx",
    mimeType: "",
    buffer: Buffer.from("<gpx></gpx>"),
  });
  await page.getByText(/^В файле нет линии/).waitFor();
  await upload.setInputFiles({ name: "учар.gpx", mimeType: "", buffer: Buffer.from(track) });
  await page.getByRole("img", { name: /^Карта маршрута, 9,\d\sкм/ }).waitFor();
  await waitUntilSaved(page);
  await expectFineEverywhere(page, "tour-route");

  await part("Варианты цены");
  await button("Добавить вариант").click();
  const options = page.getByRole("textbox", { name: "Название", exact: true });
  await options.last().fill("Школьник");
  await waitUntilSaved(page);
  await expectFineEverywhere(page, "tour-prices");
});

it("what was written is there after the page is loaded anew", async () => {
  await page.reload();
  await part("Программа");
  await page.getByRole("button", { name: "1. Подъём к водопаду", exact: true }).click();
  const text = page.getByRole("textbox", { name: "Что происходит" });
  await expect.poll(() => text.inputValue()).toBe("Выходим на рассвете.");
});

it("what is missing leads to the dates, and then guests may see the tour", async () => {
  await part("Обзор");
  await page.getByText("Нет ни одной будущей даты").waitFor();
  await expectFineEverywhere(page, "tour-overview");
  await page.getByRole("link", { name: "Добавить даты" }).first().click();
  // The empty list offers it as well as the head of the screen.
  await button("Добавить даты").first().click();
  const dialog = page.getByRole("dialog", { name: "Добавить даты" });
  await dialog.getByRole("tab", { name: "В календаре" }).click();
  await dialog.locator("td button:not([disabled])").last().click();
  await dialog.getByRole("spinbutton", { name: "Мест", exact: true }).fill("7");
  await dialog.getByRole("spinbutton", { name: /^Взрослый/ }).fill("12500");
  await dialog.getByRole("button", { name: /^Добавить 1/ }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("navigation", { name: "Разделы" }).getByText("Туры").click();
  await page.getByRole("link", { name: title }).click();
  await page.getByRole("button", { name: "Показать гостям" }).first().click();
  await page.getByText("Гости видят тур и могут забронировать.").waitFor();
  await expectFineEverywhere(page, "tour-on-sale");
});

it("a guest sees it on the published site: its words, its picture, its day, its date and price", async () => {
  const link = page.getByRole("link", { name: "Как видит гость" });
  const address = (await link.getAttribute("href")) ?? "";
  expect(address).toMatch(/\/[a-z-]+-\d+$/);
  const viewport = { width: 390, height: 800 };
  const guest = await (await journey.newWindow({ viewport })).newPage();
  expect((await guest.goto(address))?.status()).toBe(200);
  await guest.getByRole("heading", { level: 1 }).getByText("водопаду").waitFor();
  await guest.getByText("Подъём к водопаду").first().waitFor();
  await guest
    .getByText(/12\s500\s₽/)
    .first()
    .waitFor();
  await guest.getByText("7 мест").first().waitFor({ state: "attached" });
  expect(await guest.getByRole("img", { name: "Водопад Учар сверху" }).count()).toBeGreaterThan(0);
});

it.each([390, ...inProof(1440)])(
  "a guest slides along its route at %i px, and sees how far it is",
  async (width) => {
    const address = await page.getByRole("link", { name: "Как видит гость" }).getAttribute("href");
    const window = await journey.newWindow({ viewport: { width, height: 800 } });
    const guest = await window.newPage();
    await guest.goto(address ?? "");
    await guest.getByText("Весь путь").waitFor();
    await guest
      .getByText(/^9,\d\sкм$/)
      .first()
      .waitFor();
    const slider = guest.getByRole("slider", { name: "Место на маршруте" });
    await slider.focus();
    await guest.keyboard.press("ArrowRight");
    await expect
      .poll(() => slider.getAttribute("aria-valuetext"))
      .toMatch(/^День\s1\. Подъём к водопаду · .*от\sстарта · 45\d\sм$/);
    await expectFine(guest, "route-of-a-guest");
    await guest.close();
  },
);

it("a copy has the same words and is seen by no guest, and a tour can be hidden again", async () => {
  await page.getByRole("link", { name: "Все туры" }).click();
  const actions = page.getByRole("button", { name: `Что сделать с туром «${title}»` });
  await actions.click();
  await page.getByRole("menuitem", { name: "Сделать копию" }).click();
  await page.getByRole("heading", { level: 1, name: `${title} (копия)` }).waitFor();
  expect(await page.getByRole("link", { name: "Как видит гость" }).count()).toBe(0);
  await page.getByRole("link", { name: "Все туры" }).click();
  await actions.click();
  await page.getByRole("menuitem", { name: "Скрыть от гостей" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Скрыть от гостей" }).click();
  await page.getByText("Тур скрыт: гости его больше не видят").waitFor();
});

// In the proof fifty judgements of a screen with a page in it, on a machine that does other things as well.
it("every other part of a tour is fine", { timeout: 300_000 }, async () => {
  await page.getByRole("link", { name: "Чуйский тракт до самого Марса" }).first().click();
  const parts = page.getByRole("navigation", { name: "Части тура" }).getByRole("button");
  await parts.first().waitFor();
  const names = await parts.allTextContents();
  expect(names.length).toBeGreaterThan(15);
  for (const [place, name] of names.entries()) {
    await part(name);
    for (const fold of await page.locator('[aria-expanded="false"][aria-controls]:visible').all()) {
      if ((await fold.getAttribute("role")) === null) await fold.click();
      break;
    }
    // They differ little: each run sees every other one as on a phone.
    const at = isFullProof ? widths : [widths[place % 2]!];
    await expectFineEverywhere(page, `part-${name}`, at);
  }
});
