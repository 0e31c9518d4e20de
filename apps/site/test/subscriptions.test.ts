import { join } from "node:path";
import type { Subscription } from "@tour/api";
import { widths } from "@tour/test-browser/fine";
import { beforeEach, expect, test } from "vitest";
import { fakeMarketInfo } from "./fake-market.ts";
import { marketTour, useMarketInBrowser } from "./market-in-browser.ts";

const { running, give, market, address, open } = useMarketInBrowser();
const token = "0d3f3a52-7f2e-4f63-9c3e-0a3a5a8f3b11";
const own = `/subscription/${token}`;
const onAltai: Subscription = {
  kind: "search",
  title: "Алтай, до 50 000 ₽",
  url: "http://localhost/tours?direction=1",
  address: "an***@example.com",
  is_confirmed: false,
  until: null,
};

beforeEach(() => {
  market().subscriptions[token] = { ...onAltai };
  const policy = { type: "policy" as const, title: "Политика", path: "/privacy" };
  market().market = { ...fakeMarketInfo, documents: [policy] };
});

const sentTo = (path: string) =>
  running.api.requests
    .filter((one) => one.path === path && one.method === "POST")
    .map(({ body }) => JSON.parse(body) as Record<string, unknown>);
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  running.site.ask(running.host, encodeURI(path), {
    method: "POST",
    body,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });
const mine = { "sec-fetch-site": "same-origin" };

test.each([true, false])(
  "from a list one subscribes to what was chosen, with script: %s",
  async (javaScriptEnabled) => {
    await give([1, 2].map((id) => marketTour(id)));
    const page = await open("/tours?direction=Алтай&price=50000&sort=price", { javaScriptEnabled });
    await page.getByRole("link", { name: "Сообщать о новых турах по этому поиску" }).click();
    await page.getByRole("heading", { name: "Сообщать о новых турах" }).waitFor();
    const parts = await page.locator("main ul li").allTextContents();
    expect(parts).toEqual(["Алтай", expect.stringMatching(/^до 50\s000\s₽$/)]);
    expect(
      await page.getByRole("main").getByRole("link", { name: "политика" }).getAttribute("href"),
    ).toBe("/privacy");
    await page.getByLabel("E-mail").fill("anna@example.com");
    await page.getByRole("button", { name: "Подписаться" }).click();
    await page.getByRole("heading", { name: "Проверьте почту" }).waitFor();
    const path = "/tours?direction=%D0%90%D0%BB%D1%82%D0%B0%D0%B9&price=50000";
    expect(sentTo("/spa/subscriptions/search")).toEqual([
      {
        email: "anna@example.com",
        search: { tours_direction: ["Алтай"], price_to: 5_000_000 },
        title: expect.stringMatching(/^Алтай, до 50\s000\s₽$/) as string,
        path,
      },
    ]);
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(path.replace("/tours", "/subscription/sent"));
    const main = page.getByRole("main");
    const again = main.getByRole("link", { name: "подпишитесь ещё раз" });
    expect(await again.getAttribute("href")).toBe(path.replace("/tours", "/subscribe"));
    const back = main.getByRole("link", { name: "Вернуться к турам" });
    expect(await back.getAttribute("href")).toBe(path);
    const [asked] = running.api.requests.filter(({ path: at }) => at.endsWith("/search"));
    expect(asked?.headers["x-forwarded-for"]).toBeTruthy();
    await page.context().close();
  },
);

test("an address that is none is shown again with the reason, and so is a refusal", async () => {
  const wrong = await post("/subscribe?direction=Алтай", "email=anna", mine);
  expect([wrong.status, wrong.headers["cache-control"]]).toEqual([400, "no-store"]);
  expect(wrong.text).toContain("Введите корректный e-mail");
  expect(wrong.text).toContain('value="anna"');
  expect(wrong.text).toContain("<li>Алтай</li>");
  const often = await post("/subscribe?direction=Алтай", "email=often@example.com", mine);
  expect([often.status, often.text.includes("Слишком много подписок")]).toEqual([429, true]);
  market().failing["/spa/subscriptions/search"] = 503;
  const broken = await post("/subscribe?direction=Алтай", "email=anna@example.com", mine);
  expect([broken.status, broken.text.includes("Адрес на месте")]).toEqual([503, true]);
  running.api.requests.length = 0;
  const foreign = await post("/subscribe?direction=Алтай", "email=a@b.ru", {
    "sec-fetch-site": "cross-site",
  });
  expect([foreign.status, sentTo("/spa/subscriptions/search")]).toEqual([403, []]);
});

test("without a condition there is nothing to subscribe to", async () => {
  const page = await open("/subscribe?sort=price");
  await page.getByRole("heading", { name: "Сначала выберите, что ищете" }).waitFor();
  expect(await page.getByRole("button", { name: "Подписаться" }).count()).toBe(0);
  await page.context().close();
});

// ASVS 3.5.3
test("a link confirms by a press, not by being opened, and ends by another", async () => {
  const page = await open(own, { javaScriptEnabled: false });
  await page.getByText("an***@example.com").waitFor();
  await page.reload();
  expect(market().subscriptions[token]?.is_confirmed).toBe(false);
  await page.getByRole("button", { name: "Подтвердить" }).click();
  await page.getByRole("heading", { name: "Подписка действует" }).waitFor();
  await page.getByText("Писем не больше одного в день").waitFor();
  await page.getByRole("button", { name: "Отписаться" }).click();
  await page.getByRole("heading", { name: "Вы отписались" }).waitFor();
  expect(market().subscriptions[token]).toBeUndefined();
  await page.goto(address(own));
  await page.getByRole("heading", { name: "Такой подписки нет" }).waitFor();
  await page.context().close();
});

test("a mail service ends it by one POST, as often as it likes; another site's form does not", async () => {
  const foreign = await post(own, "deed=end", { "sec-fetch-site": "cross-site" });
  expect([foreign.status, token in market().subscriptions]).toEqual([403, true]);
  for (const _ of [1, 2]) {
    const { status, headers, text } = await post(own, "List-Unsubscribe=One-Click");
    expect([status, text, headers["cache-control"]]).toEqual([200, "OK", "no-store"]);
  }
  expect(market().subscriptions).toEqual({});
  expect((await post("/subscription/x", "List-Unsubscribe=One-Click")).status).toBe(404);
  expect((await post(own, "deed=confirm", mine)).headers["location"]).toBe(own);
  expect(running.site.logs.join("\n")).not.toContain(token);
});

test("a tour's page leads to its subscription, which asks for the tour by its number", async () => {
  const site = "tropa.example";
  await give([marketTour(7)]);
  const slug = "/tour-7";
  const shown = await running.site.ask(site, slug);
  expect(shown.text).toContain(`href="${slug}/subscribe"`);
  const form = await running.site.ask(site, `${slug}/subscribe`);
  expect(form.text).toContain('name="tour_id" value="7"');
  const sent = await running.site.ask(site, `${slug}/subscribe`, {
    method: "POST",
    body: "email=anna@example.com&tour_id=7",
    headers: { "content-type": "application/x-www-form-urlencoded", ...mine },
  });
  const next = "/subscription/sent?tour=tour-7";
  expect([sent.status, sent.headers["location"]]).toEqual([303, next]);
  // Back to the tour, and to its form; an address that somebody made up leads nowhere else.
  const { text: said } = await running.site.ask(site, next);
  for (const link of [slug, `${slug}/subscribe`]) expect(said).toContain(`href="${link}"`);
  const { text: foreign } = await running.site.ask(site, "/subscription/sent?tour=//evil.example");
  expect([foreign.includes("evil"), foreign.includes("подпишитесь ещё раз")]).toEqual([
    false,
    true,
  ]);
  expect(sentTo("/spa/subscriptions/tour")).toEqual([{ email: "anna@example.com", tour_id: 7 }]);
  for (const path of ["/ask", "/subscribe"]) {
    const answer = await running.site.ask(site, path, {
      method: "POST",
      body: "email=anna@example.com&name=A&message=B",
      headers: { "content-type": "application/x-www-form-urlencoded", ...mine },
    });
    expect([path, answer.status]).toEqual([path, 404]);
  }
});

test("a question is asked without a script, and what is wrong is said at its field", async () => {
  const page = await open("/", { javaScriptEnabled: false });
  await page.getByRole("contentinfo").getByRole("link", { name: "Задать вопрос" }).click();
  const send = page.getByRole("button", { name: "Отправить вопрос" });
  const values = "name=&message=&email=&phone=";
  const empty = await post("/ask", values, mine);
  expect(empty.status).toBe(400);
  for (const words of ["Напишите, как к вам", "Напишите, что хотите", "Оставьте почту или"]) {
    expect(empty.text).toContain(words);
  }
  expect(sentTo("/spa/submit-help-request")).toEqual([]);
  await page.getByLabel("Как к вам обращаться").fill("Анна");
  await page.getByLabel("Вопрос").fill("Есть ли туры с собакой?");
  await page.getByLabel("Телефон").fill("12");
  await send.click();
  await page.getByText("Некорректный номер телефона").waitFor();
  expect(await page.getByLabel("Вопрос").inputValue()).toBe("Есть ли туры с собакой?");
  await page.getByLabel("Телефон").fill("8 (999) 123-45-67");
  await send.click();
  await page.getByRole("heading", { name: "Вопрос отправлен" }).waitFor();
  expect(await page.getByRole("main").innerText()).not.toMatch(/почт|номер/);
  expect(sentTo("/spa/submit-help-request").at(-1)).toEqual({
    key: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    data: {
      name: "Анна",
      email: "",
      phone: "8 (999) 123-45-67",
      message: "Есть ли туры с собакой?",
      page: "/ask",
    },
  });
  await page.context().close();
});

test("a form of a question that is sent by two presses has one key, and the next form another", async () => {
  const keyOf = async () =>
    /name="key" value="([0-9a-f-]{36})"/.exec(
      (await running.site.ask(running.host, "/ask")).text,
    )?.[1];
  const key = await keyOf();
  const form = `key=${key}&name=A&message=B&email=anna@example.com&phone=`;
  const answers = await Promise.all([1, 2].map(() => post("/ask", form, mine)));
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(sentTo("/spa/submit-help-request").map((sent) => sent["key"])).toEqual([key, key]);
  expect(await keyOf()).not.toBe(key);
  // What was refused is the same question once it is mended.
  const refused = await post("/ask", form.replace("anna@example.com", "anna"), mine);
  expect(refused.text).toContain(`name="key" value="${key}"`);
});

const other = "7b9d2a10-2f5e-4b6f-8a5d-1c7e4b2f9d20";

test.each([true, false])(
  "all subscriptions of a mailbox are listed by a secret link, each ended by one press, with script: %s",
  async (javaScriptEnabled) => {
    const { subscriptions } = market();
    subscriptions[token]!.is_confirmed = true;
    subscriptions[other] = { ...onAltai, kind: "tour", title: "Белуха", until: "2027-08-31" };
    const page = await open(own, { javaScriptEnabled });
    // On this machine the marketplace has another address than its own.
    const list = page.getByRole("link", { name: "Все ваши подписки" });
    expect(await list.getAttribute("href")).toMatch(new RegExp(`${own}/all$`));
    await page.goto(address(`${own}/all`));
    await page.getByText("Вот о чём мы пишем на адрес an***@example.com").waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
    expect(await page.getByText("ждёт подтверждения").count()).toBe(1);
    await page.getByRole("button", { name: "Отписаться: Алтай, до 50 000 ₽" }).click();
    // Its own token went with it: the list goes on by what is left.
    await expect.poll(() => page.url()).toBe(address(`/subscription/${other}/all`));
    expect(await page.getByRole("listitem").filter({ hasText: "Белуха" }).count()).toBe(1);
    await page.getByRole("button", { name: "Отписаться: Белуха" }).click();
    await page.getByRole("heading", { name: "Вы отписались" }).waitFor();
    expect(Object.keys(subscriptions)).toEqual([]);
    await page.goto(address(`${own}/all`));
    await page.getByRole("heading", { name: "Такой подписки нет" }).waitFor();
    await page.context().close();
  },
);

test("another site's form ends nothing of a mailbox", async () => {
  const answer = await post(`${own}/all`, "id=1", { "sec-fetch-site": "cross-site" });
  expect(answer.status).toBe(403);
  expect(sentTo("/spa/subscription/end")).toEqual([]);
});

test("an empty result offers to be told, and to ask", async () => {
  await give([marketTour(1)]);
  const page = await open("/tours?q=жирафы");
  await page.getByRole("link", { name: "Сообщить, когда такие туры появятся" }).waitFor();
  expect(await page.locator('main a[href="/ask"]').count()).toBe(1);
  await page.context().close();
});

test("these pages fit phones and desks", async () => {
  const shots = process.env["SHOTS"];
  await give([1, 2].map((id) => marketTour(id)));
  const shown = {
    list: "/tours?direction=Алтай",
    nothing: "/tours?q=жирафы",
    subscribe: "/subscribe?direction=Алтай&price=50000",
    sent: "/subscription/sent",
    confirm: own,
    all: `${own}/all`,
    ask: "/ask",
    asked: "/ask/sent",
  };
  for (const width of widths) {
    for (const [name, path] of Object.entries(shown)) {
      const page = await open(path, { viewport: { width, height: 900 } });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, width, overflow <= 0]).toEqual([path, width, true]);
      if (shots)
        await page.screenshot({ path: join(shots, `${name}-${width}.png`), fullPage: true });
      await page.context().close();
    }
  }
});
