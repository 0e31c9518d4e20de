import { makeSamplePage } from "@tour/blocks";
import type { MarketCollection } from "@tour/api";
import { beforeEach, expect, test } from "vitest";
import { altai, kamchatka, useSite } from "./site-with-api.ts";
import { marketplaceHost } from "./start-site.ts";

const site = useSite();

// All tests share the marketplace's host: each waits until its own revision is seen.
beforeEach(() => site.untilAskedAgain());

/** The addresses that the site asked the API host for, by a call's path. */
const asked = (path: string) =>
  site.requests().flatMap((request) => {
    const url = new URL(request.path, "http://api");
    return url.pathname === path ? [url.searchParams] : [];
  });

const ask = (path: string) => site.ask(marketplaceHost, encodeURI(path));

function giveTours(count: number) {
  const [sample] = makeSamplePage("main").tours;
  site.siteOf(altai()).tours = Array.from({ length: count }, (_, index) => ({
    ...sample!,
    id: index + 1,
    slug: `tour-${index + 1}`,
    title: `Тур номер ${index + 1}`,
  }));
}

test("the front page links to organisers, tours and directions, and requests no more than it shows", async () => {
  giveTours(200);
  const { status, text } = await ask("/");
  expect(status).toBe(200);
  expect(text).toContain(`href="http://${altai()}"`);
  expect(text).toContain(`href="http://${kamchatka()}"`);
  expect(text).toContain(`href="http://${altai()}/tour-1"`);
  expect(text).toContain("[data-brand=");
  expect(text).toContain(`href="${encodeURI("/tours?direction=Алтай")}"`);
  expect(text.match(/data-tour="/g)!.length).toBeLessThan(250);
  expect(asked("/spa/tours").map((query) => query.get("limit"))).toEqual(["8", "4", "4"]);
  expect(asked("/spa/published-sites").map((query) => query.get("limit"))).toEqual(["3"]);
  expect((await ask("/tour-1")).status).toBe(404);
});

test("beside a card's date stands what that date costs, and the cheaper one is named by its dates", async () => {
  const [sample] = makeSamplePage("main").tours;
  const year = new Date().getFullYear() + 1;
  const leave = (id: number, day: string, roubles: number) => {
    const [first] = sample!.departures;
    const dates = { start_date: `${year}-${day}`, end_date: `${year}-${day}` };
    const price = { amount: roubles * 100, currency: "RUB" as const };
    const prices = [{ ...first!.prices[0]!, price }];
    return { ...first!, ...dates, id, status: "open" as const, seats_left: 3, prices };
  };
  const departures = [leave(1, "01-08", 164_000), leave(2, "01-23", 139_000)];
  const price_from = { amount: 139_000_00, currency: "RUB" as const };
  site.siteOf(altai()).tours = [{ ...sample!, departures, price_from }];
  const text = (await ask("/tours")).text.replaceAll("\u00a0", " ");
  expect(text).toContain(`>8 января ${year}</span>`);
  expect(text).toMatch(/>164 000 ₽</);
  expect(text).toContain(`>23 января ${year}: 139 000 ₽<`);
  const compared = (await ask(`/compare?tours=${sample!.id}`)).text.replaceAll("\u00a0", " ");
  expect(compared).toMatch(/>164 000 ₽</);
  expect(compared).toContain(`>23 января ${year}: 139 000 ₽<`);
});

const collection: MarketCollection = {
  name: "С детьми",
  slug: "s-detmi",
  text: "Близко и\u00a0легко",
  image: { url: "/media/kids/{size}", alt: "", focal_x: 0.5, focal_y: 0.5 },
  tours_count: 3,
};

test("collections stand on the front page with their pictures, and each leads to its tours alone", async () => {
  giveTours(3);
  site.siteOf(marketplaceHost).collections = [collection];
  const front = await ask("/");
  expect(front.text).toContain('href="/tours?collection=s-detmi"');
  expect(front.text).toContain("/media/kids/800x00");
  expect(front.text).toContain(collection.text);
  const { text } = await ask("/tours?collection=s-detmi");
  expect(text).toContain("<h1>С\u00a0детьми</h1>");
  expect(text).toContain(collection.text);
  expect(text).toContain('name="collection" value="s-detmi"');
  expect(text).not.toContain("noindex");
  const queries = asked("/spa/tours").map((query) => query.get("market_collection"));
  expect(queries).toEqual([null, null, null, "s-detmi"]);
  expect((await ask("/sitemap.xml")).text).toContain("/tours?collection=s-detmi");
});

test("a collection that is not shown has no page, and the front page has no place for none", async () => {
  giveTours(3);
  expect((await ask("/")).text).not.toContain('id="collections"');
  expect((await ask("/tours?collection=s-detmi")).status).toBe(404);
});

test("the front page goes on without collections that can't be read", async () => {
  giveTours(3);
  site.siteOf(marketplaceHost).failing["/spa/market-collections"] = 503;
  const { status, text } = await ask("/");
  expect(status).toBe(200);
  expect(text).toContain(`href="http://${altai()}/tour-1"`);
});

test("tours are paged by links that need no script", async () => {
  giveTours(60);
  const first = await ask("/tours");
  expect(first.text).toContain(`http://${altai()}/tour-24"`);
  expect(first.text).not.toContain(`http://${altai()}/tour-25"`);
  expect(first.text).toContain('rel="next" href="/tours?page=2"');
  const second = await ask("/tours?page=2");
  expect(second.text).toContain(`http://${altai()}/tour-25"`);
  expect(second.text).toContain('aria-current="page">2<');
  expect((await ask("/tours?page=9")).status).toBe(404);
  expect((await ask("/organizers?page=9")).status).toBe(404);
});

test("a search is sent to the API, stays in the form, and is not indexed by search engines", async () => {
  giveTours(30);
  const { text } = await ask("/tours?q=номер+7&price=50000&days=4-7&utm=x");
  const [query] = asked("/spa/tours");
  expect(Object.fromEntries(query!)).toMatchObject({
    q: "номер 7",
    price_to: "5000000",
    duration_from: "4",
    duration_to: "7",
  });
  expect(text).toContain(`http://${altai()}/tour-7"`);
  expect(text).not.toContain(`http://${altai()}/tour-8"`);
  expect(text).toContain('value="номер 7"');
  expect(text).toContain('content="noindex, nofollow"');
  expect(text).toContain('href="/tours?days=4-7&amp;price=50000"');
  expect((await ask("/tours?direction=Алтай")).text).not.toContain("noindex");
});

test("without results the page says which condition to give up, what that finds, and shows it", async () => {
  giveTours(5);
  const { status, text } = await ask("/tours?q=нетничего&days=4-7&price=70000");
  expect(status).toBe(200);
  expect(text).toContain("Таких туров пока нет");
  expect(text).toContain(
    '<a href="/tours?days=4-7&amp;price=70000" rel="nofollow"><span>Без «нетничего»',
  );
  expect(text).toContain("<strong>11\u00a0туров</strong>");
  expect(text).not.toContain("Без «4–7 дней»");
  expect(text).toContain(`href="http://${altai()}/tour-1"`);
  // What was chosen stays in the form, though no tour is left that has it.
  expect(text).toContain('name="price"');
  expect(text).toMatch(/value="70000"/);
});

test("where no single condition helps, each is offered alone, and else all tours", async () => {
  const { text } = await ask("/tours?q=нетничего");
  expect(text).toContain("<strong>12\u00a0туров</strong>");
  site.siteOf(altai()).tours = [];
  site.siteOf(kamchatka()).tours = [];
  await site.untilAskedAgain();
  const empty = await ask("/tours?q=ничего&days=4-7");
  expect(empty.status).toBe(200);
  expect(empty.text).toContain('<a href="/tours">Сбросить всё</a>');
});

test("all kinds of filters that have a choice stand in one form, with counts", async () => {
  giveTours(3);
  const { text } = await ask("/tours?direction=Алтай&difficulty=2&days=4-7");
  const checked = [...text.matchAll(/<input type="\w+" name="(\w+)" checked="" value="([^"]*)"/g)];
  expect(checked.map(([, name, value]) => `${name} ${value}`)).toEqual([
    "direction Алтай",
    "days 4-7",
    "difficulty 2",
  ]);
  expect(text).toMatch(/<span>4–7 дней<\/span><span class="\w+">2</);
  expect(text).toMatch(/<span>Умеренно<\/span><span class="\w+">1</);
  expect(text).toContain('placeholder="49\u00a0500"');
  expect(text.match(/<rect x=/g)).toHaveLength(3);
  // Nobody has a cruise: nothing to choose.
  expect(text).not.toContain('name="ship"');
  const [query] = asked("/spa/tours");
  expect(query!.getAll("tours_direction")).toEqual(["Алтай"]);
  expect(query!.getAll("difficulty")).toEqual(["2"]);
});

test("an address that leads to nothing has the menu, a search, tours and who runs the marketplace", async () => {
  giveTours(5);
  site.siteOf(marketplaceHost).market = {
    ...site.siteOf(marketplaceHost).market,
    documents: [{ type: "agreement", title: "Соглашение", path: "/agreement" }],
  };
  const { status, text } = await ask("/net-takoj");
  expect(status).toBe(404);
  expect(text).toContain("Такой страницы нет</h1>");
  expect(text).toContain('<a href="/organizers">');
  expect(text).toMatch(/<form [^>]*role="search"[^>]*>.*name="q"/s);
  expect(text).toContain(`href="http://${altai()}/tour-1"`);
  expect(text).toContain('<a href="/agreement">Соглашение</a>');
  site.siteOf(marketplaceHost).failing["/spa/tours"] = 503;
  expect((await ask("/net-takoj-2")).status).toBe(404);
});

test("dates of other years say their year", async () => {
  giveTours(1);
  const [tour] = site.siteOf(altai()).tours;
  const thisYear = new Date().getUTCFullYear();
  const departure = tour!.departures[0]!;
  site.siteOf(altai()).tours = [thisYear, thisYear + 1].map((year, index) => ({
    ...tour!,
    id: index + 1,
    slug: `tour-${index + 1}`,
    departures: [
      { ...departure, start_date: `${year}-12-30`, end_date: `${year}-12-31`, status: "open" },
    ],
  }));
  const text = (await ask("/tours")).text.replaceAll("\u00a0", " ");
  expect(text).toContain(">30–31 декабря</span>");
  expect(text).toContain(`>30–31 декабря ${thisYear + 1}</span>`);
});

test("what was typed is shown as text, never as markup", async () => {
  const { text } = await ask('/tours?q="><script>alert(1)</script>');
  expect(text).not.toContain("<script>alert(1)");
});

test("each query has its own page in the cache, whatever the order of its parameters", async () => {
  giveTours(60);
  for (const path of [
    "/tours",
    "/tours?page=2",
    "/tours?page=2&utm=1",
    "/tours?page=1",
    "/tours",
  ]) {
    expect((await ask(path)).status).toBe(200);
  }
  expect(asked("/spa/tours").map((query) => query.get("page"))).toEqual(["1", "2"]);
});

test("whoever writes an organiser's name is led to them, also where no tour is called so", async () => {
  const link = (text: string) =>
    /<a href="\/organizers\/[^"]+"><span>Организатор:.*?<\/a>/s.exec(text);
  const name = site.siteOf(altai()).metadata.name!;
  const { text } = await ask(`/tours?q=${name.slice(0, 4).toLowerCase()}`);
  expect(link(text)?.[0]).toContain(name);
  expect(link((await ask("/tours?q=номер")).text), "control").toBeNull();
  expect(link((await ask("/tours")).text)).toBeNull();
  site.siteOf(marketplaceHost).failing["/spa/published-sites"] = 503;
  const { status, headers } = await ask(`/tours?q=${name}`);
  expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
});

test.each([500, 503])("the pages show a failure with %i until it is over", async (status) => {
  const { failing } = site.siteOf(marketplaceHost);
  failing["/spa/tours"] = status;
  failing["/spa/published-sites"] = status;
  for (const path of ["/", "/tours", "/tours?q=альпы", "/organizers"]) {
    const { text, headers, ...answer } = await ask(path);
    expect(answer.status, path).toBe(status);
    expect(text, path).toContain("Что-то сломалось</h1>");
    expect(text, path).not.toContain("secret");
    expect(headers["cache-control"], path).toBe("no-store");
    expect(headers["retry-after"], path).toBe(status === 503 ? "30" : undefined);
  }
  site.siteOf(marketplaceHost).failing = {};
  expect((await ask("/tours")).text).toContain(`http://${altai()}/tour-1"`);
});

test("without organisers the front page still shows tours, and is not cached", async () => {
  site.siteOf(marketplaceHost).failing["/spa/published-sites"] = 503;
  const { status, text, headers } = await ask("/");
  expect(status).toBe(200);
  expect(text).toContain(`http://${altai()}/tour-1"`);
  expect(headers["cache-control"]).toBe("no-store");
});
