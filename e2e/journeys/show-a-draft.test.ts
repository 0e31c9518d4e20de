import { expectFine } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openEditor, previewOf, waitUntilSaved } from "../src/editor.ts";
import { openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";

const words = "Черновик заголовка, которого ещё никто не видел";
const said = "Заголовок длинный, на телефоне в четыре строки";

/** Where the colleague is. */
const afar = "Asia/Kamchatka";

let journey: Journey;
let owner: Page;
/** A colleague with the link and nothing else. */
let colleague: Page;
let address = "";

beforeAll(async () => {
  journey = await startJourney();
  owner = await openBuilder(journey, { viewport: { width: 1440, height: 900 } });
  const phone = {
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    timezoneId: afar,
  };
  // As people's browsers name themselves: what a robot opens is no opening.
  const userAgent =
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0 Mobile Safari/537.36";
  colleague = await (await journey.newWindow({ ...phone, userAgent })).newPage();
});
afterAll(() => journey.close());

const clockAfar = new Intl.DateTimeFormat("ru", { timeStyle: "short", timeZone: afar });
const menu = async (item: string) => {
  await owner.getByRole("button", { name: "Действия со страницей" }).click();
  await owner.getByRole("menuitem", { name: item }).click();
};
const dialog = (name: string) => owner.getByRole("dialog", { name });

it("an owner changes a page and makes a link to its draft", async () => {
  await openEditor(owner);
  const title = previewOf(owner).locator("h1").first();
  await title.click();
  const field = owner.getByRole("textbox", { name: "Заголовок" }).first();
  await field.fill(words);
  await waitUntilSaved(owner);
  await menu("Показать черновик");
  const links = dialog("Показать черновик");
  await links.getByText("Ни одной").waitFor();
  await links.getByLabel("Для кого").fill("Ане");
  await links.getByRole("button", { name: "Сделать ссылку" }).click();
  await links.getByRole("img", { name: "QR-код" }).waitFor();
  address = await links.getByLabel("Адрес черновика").inputValue();
  await links.getByText("Ещё не открывали").waitFor();
  await expectFine(owner, "draft-link");
  await owner.keyboard.press("Escape");
});

it("whoever has it sees the draft on a phone, in no search and in no cache", async () => {
  const answer = await colleague.goto(address);
  const headers = answer!.headers();
  expect([answer!.status(), headers["x-robots-tag"], headers["cache-control"]]).toEqual([
    ...[200, "noindex, nofollow", "no-store"],
  ]);
  expect(headers["referrer-policy"]).toBe("no-referrer");
  await colleague.getByText("Черновик, виден только по ссылке до").waitFor();
  await colleague.getByRole("heading", { level: 1, name: words }).waitFor();
  await expectFine(colleague, "draft-on-a-phone");
  await colleague.goto(new URL("/", address).href);
  expect(await colleague.content(), "visitors see what is published").not.toContain(words);
  await colleague.goto(address);
});

it("one walks to a tour's draft, where nothing can be booked", async () => {
  const tour = colleague.locator("main a[href^='/draft/']:not([href*='#'])").first();
  await tour.scrollIntoViewIfNeeded();
  await tour.click();
  await colleague.waitForURL(/\/draft\/[^/]+\/[^/]+-\d+/);
  await colleague.getByText("Черновик, виден только по ссылке до").waitFor();
  await colleague.goto(`${new URL(colleague.url()).href.split(/[?#]/)[0]}/booking`);
  await colleague.getByRole("heading", { name: "В черновике забронировать нельзя" }).waitFor();
  await expectFine(colleague, "draft-no-booking");
  await colleague.getByRole("link", { name: "Вернуться к черновику" }).click();
  await colleague.getByRole("heading", { level: 1, name: words }).waitFor();
});

it("a comment on a block is in the builder at once, and settled there", async () => {
  const intro = colleague.locator("[data-block]", { has: colleague.locator("h1") });
  const pin = intro.locator("xpath=following-sibling::*[@data-pin][1]");
  await pin.getByText("Комментировать").click();
  await pin.getByLabel("Как вас зовут").fill("Аня");
  await pin.getByLabel("Комментарий").fill(said);
  await expectFine(colleague, "draft-comment");
  await pin.getByRole("button", { name: "Отправить" }).click();
  await pin.getByText(said).waitFor();
  const written = pin.locator("time");
  const at = new Date((await written.getAttribute("datetime"))!);
  await pin.getByText(clockAfar.format(at)).waitFor();
  expect(await written.textContent(), "one's own time needs no name").not.toMatch(/Москв|МСК/);
  await expectFine(colleague, "draft-commented");

  // The device knows the name: after sending, at another block, and after a reload.
  const names = () =>
    colleague
      .locator("[data-pin] input[name='author']")
      .evaluateAll((all) => [...new Set(all.map((one) => (one as HTMLInputElement).value))]);
  await expect.poll(names).toEqual(["Аня"]);
  const next = colleague.locator("[data-pin]").last();
  await next.getByText("Комментировать").click();
  expect(await next.getByLabel("Как вас зовут").inputValue()).toBe("Аня");
  await colleague.reload();
  await expect.poll(names).toEqual(["Аня"]);

  await owner.getByRole("button", { name: "Открытые комментарии: 1" }).click();
  const comments = dialog("Комментарии к черновику");
  await comments.getByText(said).waitFor();
  await comments.getByText("по ссылке «Ане»").waitFor();
  await comments.getByRole("button", { name: "Ответить" }).click();
  await comments.getByLabel("Ответ").fill("Уже короче");
  await comments.getByRole("button", { name: "Отправить" }).click();
  await comments.getByText("Уже короче").waitFor();
  await expectFine(owner, "draft-comments");
  await comments.getByRole("button", { name: "Решено", exact: true }).click();
  await comments.getByText("Всё решено").waitFor();
  await owner.keyboard.press("Escape");

  await colleague.reload();
  await pin.getByText("Уже короче").waitFor();
  await pin.getByText("Решено").waitFor();
});

it("a revoked link shows nothing more", async () => {
  await menu("Показать черновик");
  const links = dialog("Показать черновик");
  await links.getByText(/^До .+Открывали/).waitFor();
  await links.getByRole("button", { name: "Отозвать ссылку: Ане" }).click();
  await links.getByText("Ни одной").waitFor();
  const answer = await colleague.goto(address);
  expect(answer!.status()).toBe(410);
  await colleague.getByRole("heading", { name: "Черновик больше не виден" }).waitFor();
  await expectFine(colleague, "draft-over");
});
