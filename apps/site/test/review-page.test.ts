import type { GuestReview } from "@tour/api";
import { launchBrowser } from "@tour/test-browser";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import type { FakeApi, FakeSite } from "./fake-api.ts";
import { fakeOrder, orderUuid } from "./fake-order.ts";
import { startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";

let api: FakeApi;
let site: RunningSite;
let browser: Browser;
let data: FakeSite;
let origin = "";
const travelled = { status: 4, hold_expires_at: null, can_cancel: false, can_move: false } as const;
const review = `/order/${orderUuid}/review`;

beforeAll(async () => {
  api = await startFakeApi();
  site = await startSite(api.origin);
  browser = await launchBrowser();
  origin = `http://after.localhost:${site.port}`;
});
beforeEach(() => {
  data = fakeSite("Тропа", []);
  data.orders[orderUuid] = fakeOrder({ ...travelled, can_review: true });
  api.sites.set(`after.localhost:${site.port}`, data);
  api.requests.length = 0;
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await api?.stop();
});

/** Without a script, unless it is said otherwise. */
async function open(path: string, options: Parameters<Browser["newPage"]>[0] = {}) {
  const page = await browser.newPage({ javaScriptEnabled: false, ...options });
  await page.goto(origin + path);
  return page;
}
const sentTo = (path: string) =>
  api.requests
    .filter((request) => request.path === path && request.method === "POST")
    .map(({ body }) => JSON.parse(body) as Record<string, unknown>);
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  site.ask(`after.localhost:${site.port}`, path, {
    method: "POST",
    body,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });
/** The radio buttons themselves are not seen: a star is tapped. */
const starOf = (page: Page, word: string) => page.locator("label").filter({ hasText: word });

test("a guest writes of the trip without a script, and changes it until it is published, and once it is hidden", async () => {
  const page = await open(`/order/${orderUuid}`);
  await page.getByRole("link", { name: "Оставить отзыв" }).click();
  const author = page.getByLabel("Как вас подписать");
  expect(await author.inputValue(), "the first name alone").toBe("Анна");
  await starOf(page, "Хорошо").first().click();
  const guide = page.getByRole("group", { name: "Гид" });
  await guide.locator("label").filter({ hasText: "Хорошо" }).click();
  await page.getByText("Чтобы добавить фотографии, включите").waitFor();
  await page.getByRole("textbox", { name: "Отзыв" }).fill("  ");
  await page.getByRole("button", { name: "Отправить отзыв" }).click();
  await page.getByText("Обязательно для заполнения").waitFor();
  for (const rated of ["Ваша оценка", "Гид"]) {
    const stars = page.getByRole("group", { name: rated });
    expect(await stars.getByRole("radio", { name: "Хорошо" }).isChecked()).toBe(true);
  }
  await page.getByRole("textbox", { name: "Отзыв" }).fill("Видели медведя.\n<b>Близко!</b>");
  await page.getByRole("button", { name: "Отправить отзыв" }).click();
  await page.getByRole("heading", { name: "Спасибо за отзыв!" }).waitFor();
  await page.getByText("<b>Близко!</b>").first().waitFor();
  await page.getByText("Изменить отзыв").click();
  await starOf(page, "Отлично").first().click();
  await page.getByRole("button", { name: "Сохранить отзыв" }).click();
  await page.getByRole("img", { name: "Оценка: 5 из 5" }).waitFor();
  expect(sentTo("/spa/review").at(-1)).toEqual({
    uuid: orderUuid,
    author: "Анна",
    rating: 5,
    aspects: { guide: 4 },
    photos: [],
    portrait: null,
    text: "Видели медведя.\n<b>Близко!</b>",
  });
  await page.getByText("Гид: 4").waitFor();
  const written = data.orders[orderUuid]!.review!;
  data.orders[orderUuid] = fakeOrder({
    ...travelled,
    review: { ...written, state: "published" },
  });
  await page.goto(origin + review);
  await page.getByRole("heading", { name: "Ваш отзыв опубликован" }).waitFor();
  expect(await page.getByRole("textbox").count()).toBe(0);
  const hidden = { words: "<b>Другая</b> группа", at: written.at };
  for (const [reason, words] of [
    ["other", "<b>Другая</b> группа"],
    ["abuse", "оскорбления"],
  ] as const) {
    data.orders[orderUuid] = fakeOrder({
      ...travelled,
      can_review: true,
      review: { ...written, state: "hidden", hidden: { ...hidden, reason } },
    });
    await page.goto(`${origin}/order/${orderUuid}`);
    await page.getByText(`Организатор скрыл ваш отзыв. Причина: ${words}`).waitFor();
    await page.goto(origin + review);
    await page.getByRole("heading", { name: "Организатор скрыл ваш отзыв" }).waitFor();
    await page.getByText(`Причина: ${words}`).waitFor();
  }
  await page.getByText("Изменить отзыв").click();
  await page.getByRole("textbox", { name: "Отзыв" }).fill("Спокойнее");
  await page.getByRole("button", { name: "Сохранить отзыв" }).click();
  await page.getByRole("heading", { name: "Спасибо за отзыв!" }).waitFor();
  await page.close();
});

test("with a script photos are uploaded at once, what is typed outlives a reload, and the form waits for photos", async () => {
  const page = await open(review, { javaScriptEnabled: true });
  const image = (name: string, words = "picture") => ({
    name,
    mimeType: "image/jpeg",
    buffer: Buffer.from(words),
  });
  const input = page.locator("[data-photos=photos] input[type=file]");
  await page.getByRole("textbox", { name: "Отзыв" }).fill("Видели медведя");
  await page.getByRole("group", { name: "Ваша оценка" }).getByRole("radio").nth(3).press("Space");
  await page.reload();
  expect(await page.getByRole("textbox", { name: "Отзыв" }).inputValue()).toBe("Видели медведя");
  expect(await page.getByRole("radio", { name: "Хорошо" }).first().isChecked()).toBe(true);

  await input.setInputFiles([
    { ...image("notes.txt"), mimeType: "text/plain" },
    { ...image("large.jpg"), buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
  ]);
  await page.getByText("notes.txt: это не фотография. large.jpg: файл больше 10 МБ.").waitFor();
  await input.setInputFiles(image("broken.jpg", "broken"));
  await page.getByText("Не удалось прочитать картинку").waitFor();
  expect(await page.getByRole("checkbox").count()).toBe(0);

  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route("**/spa/review-photo*", async (route) => {
    await held;
    await route.continue();
  });
  const many = Array.from({ length: 8 }, (_, index) => image(`${index}.jpg`));
  await input.setInputFiles(many);
  await page.getByText("Можно приложить не больше 6 фотографий.").waitFor();
  expect(await page.getByRole("checkbox").count()).toBe(6);
  await page.getByRole("checkbox", { name: "Фотография 2" }).uncheck();
  await page.getByRole("button", { name: "Отправить отзыв" }).click();
  await page.getByText("Отзыв отправится сразу после этого").waitFor();
  expect(sentTo("/spa/review")).toEqual([]);
  goOn();
  await page.getByRole("heading", { name: "Спасибо за отзыв!" }).waitFor();
  expect(sentTo("/spa/review")[0]).toMatchObject({ text: "Видели медведя", rating: 4 });
  expect(sentTo("/spa/review")[0]!["photos"]).toHaveLength(5);
  await page.getByText("Изменить отзыв").click();
  await page.getByRole("checkbox", { name: "Фотография 1" }).uncheck();
  await page.getByRole("button", { name: "Сохранить отзыв" }).click();
  await page.getByRole("link", { name: "Фотография 4" }).waitFor();
  expect(sentTo("/spa/review")[1]!["photos"]).toHaveLength(4);
  await page.close();
});

test("a guest's own portrait takes the place of the one before it, and stands beside the name", async () => {
  const page = await open(review, { javaScriptEnabled: true });
  const input = page.locator("[data-photos=portrait] input[type=file]");
  const image = (name: string) => ({
    name,
    mimeType: "image/jpeg",
    buffer: Buffer.from(name),
  });
  await input.setInputFiles(image("first.jpg"));
  const box = page.getByRole("checkbox", { name: "Портрет" });
  await expect.poll(() => box.inputValue()).toMatch(/^photo/);
  const first = await box.inputValue();
  await input.setInputFiles(image("broken.jpg"));
  await page.getByText("Не удалось прочитать картинку").waitFor();
  expect(await box.inputValue(), "what failed takes nothing's place").toBe(first);
  await input.setInputFiles(image("second.jpg"));
  await expect.poll(() => box.evaluateAll((own) => own.length)).toBe(1);
  await expect.poll(() => box.inputValue()).not.toBe(first);
  const second = await box.inputValue();
  await page.getByRole("textbox", { name: "Отзыв" }).fill("Видели медведя");
  await page.getByRole("group", { name: "Ваша оценка" }).getByRole("radio").nth(3).press("Space");
  await page.getByRole("button", { name: "Отправить отзыв" }).click();
  await page.getByRole("heading", { name: "Спасибо за отзыв!" }).waitFor();
  expect(sentTo("/spa/review").at(-1)).toMatchObject({ portrait: second, photos: [] });
  expect(await page.locator("figcaption img").getAttribute("src")).toContain(second);
  await page.getByText("Изменить отзыв").click();
  await page.getByRole("checkbox", { name: "Портрет" }).uncheck();
  await page.getByRole("button", { name: "Сохранить отзыв" }).click();
  await page.locator("figcaption img").waitFor({ state: "detached" });
  expect(sentTo("/spa/review").at(-1)).toMatchObject({ portrait: null });
  await page.close();
});

test("a refused review says why, and its published one has the organiser's answer", async () => {
  const written = {
    author: "Анна",
    rating: 4,
    text: "Хорошо",
    aspects: {},
    photos: [],
    at: "2030-07-21T09:00:00Z",
  };
  const show = async (over: Partial<GuestReview> & Pick<GuestReview, "state">) => {
    const order = { ...travelled, can_review: over.state !== "published" };
    data.orders[orderUuid] = fakeOrder({ ...order, review: { ...written, ...over } });
    return (await site.ask(`after.localhost:${site.port}`, review)).text;
  };
  const refused = await show({ state: "declined", refusal: "Уберите <i>фамилию</i>" });
  expect(refused).toContain("Причина: Уберите &lt;i&gt;фамилию&lt;/i&gt;");
  expect(refused).toContain("<form");
  const reply = { text: "Ждём снова!", date: "2030-07-22" };
  const published = await show({ state: "published", reply });
  expect(published).toContain("Ждём снова!");
  expect(published).not.toContain("<form");
});

test("without stars, from another site or before the trip nothing is sent", async () => {
  const own = { "sec-fetch-site": "same-origin" };
  const unrated = await post(review, "rating=6&text=%D0%9A&author=%D0%90", own);
  expect([unrated.status, unrated.text.includes("Поставьте оценку")]).toEqual([422, true]);
  // Each at its field, all of them at once.
  const page = await open(review);
  await page.getByLabel("Как вас подписать").fill("");
  await page.getByRole("button", { name: "Отправить отзыв" }).click();
  const stars = page.getByRole("group", { name: "Ваша оценка" });
  await stars.getByText("Поставьте оценку").waitFor();
  expect(await page.getByText("Обязательно для заполнения").count()).toBe(2);
  await page.close();
  const foreign = await post(review, "rating=5&text=a&author=b", {
    "sec-fetch-site": "cross-site",
  });
  expect(foreign.status).toBe(403);
  expect(sentTo("/spa/review")).toEqual([]);
  data.orders[orderUuid] = fakeOrder();
  const early = await site.ask(`after.localhost:${site.port}`, review);
  expect(early.text).toContain("Отзыв можно оставить после поездки");
  expect(early.text).not.toContain("<form");
  expect(early.headers["cache-control"]).toBe("no-store");
  expect(early.headers["referrer-policy"]).toBe("no-referrer");
});
