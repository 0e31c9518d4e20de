import type { BookingOffer, MarketplaceInfo } from "@tour/api";
import { beforeEach, expect, test } from "vitest";
import { fakeMarketInfo } from "./fake-market.ts";
import { fakeOrder, orderUuid } from "./fake-order.ts";
import { altai, useSite } from "./site-with-api.ts";
import { marketplaceHost } from "./start-site.ts";

const site = useSite();
const market = () => site.siteOf(marketplaceHost);
const ask = (path: string) => site.ask(marketplaceHost, path);

const legal = {
  name: "ООО «Площадка»",
  inn: "7707083893",
  ogrn: "1027700132195",
  address: "Москва, Тверская, 1",
  email: "market@example.com",
  phone: "+79161234567",
};
const info: MarketplaceInfo = {
  legal,
  documents: [
    { type: "agreement", title: "Соглашение площадки", path: "/agreement" },
    { type: "policy", title: "Политика площадки", path: "/privacy" },
  ],
  can_book: true,
  texts: {
    title: "Свой заголовок",
    lead: "Свои слова под\u00a0ним",
    contacts: "Отвечаем с\u00a09 до\u00a021",
    footer: "Собираем поездки с\u00a02015 года",
  },
};
const seller = { name: legal.name, inn: legal.inn, organizer: "Алтайские тропы" };
const agent: NonNullable<BookingOffer["agent"]> = {
  ...seller,
  tour_url: "http://altai.example/beluha-8",
  can_book: true,
  takes_payments: true,
};

let revision = 0;
/** All tests share the marketplace's host: waits until what it has now is seen. */
async function renew(): Promise<void> {
  market().revision = `booking-${(revision += 1)}`;
  await site.untilAskedAgain();
}

beforeEach(async () => {
  Object.assign(market(), { market: info, offer: { agent }, documents: [], failing: {} });
  await renew();
});
const bookingPath = () => `/${market().tours[0]!.slug}/booking`;

test.each(["/", "/tours", "/organizers", "/find-booking"])(
  "%s of the marketplace ends with who it is and its documents",
  async (path) => {
    const { text, status } = await ask(path);
    expect(status).toBe(200);
    const { contacts, footer } = info.texts;
    const said = [legal.name, `ИНН ${legal.inn}`, legal.address, legal.email, contacts, footer];
    for (const words of said) expect(text).toContain(words);
    expect(text).toContain('href="/agreement"');
    expect(text).toContain('href="/privacy"');
  },
);

test("the front page has the heading and the lead that staff wrote", async () => {
  const { text } = await ask("/");
  expect(text).toContain(`>${info.texts.title}</h1>`);
  expect(text).toContain(info.texts.lead);
  expect(text).toContain(`<title>${info.texts.title} — Туры от организаторов</title>`);
});

test("before there is anything to say of it, or while it can't be read, pages go on without", async () => {
  market().market = fakeMarketInfo;
  await renew();
  const bare = await ask("/");
  expect(bare.status).toBe(200);
  expect(bare.text).not.toContain("ИНН");
  market().failing["/spa/marketplace-info"] = 503;
  await renew();
  const { status, text } = await ask("/tours");
  expect(status).toBe(200);
  expect(text).not.toContain("/booking");
});

test("its documents are read on its own host", async () => {
  expect((await ask("/agreement")).status).toBe(404);
  market().documents = [
    {
      type: "agreement",
      title: "Соглашение площадки",
      html: "<p>Мы агент.</p>",
      version: 3,
      published_at: "2027-01-01T00:00:00Z",
    },
  ];
  await renew();
  const { status, text } = await ask("/agreement");
  expect(status).toBe(200);
  expect(text).toContain("<p>Мы агент.</p>");
  expect(text).toContain("Редакция 3");
});

test("tours are booked from their cards while the marketplace takes requests, and else only looked at", async () => {
  const bookings = async () =>
    (await ask("/tours")).text.match(/href="\/[^"]+\/booking\?departure=\d+"/g) ?? [];
  site.siteOf(altai()).tours = site.siteOf(altai()).tours.map((tour) => ({
    ...tour,
    departures: tour.departures.map((one) => ({
      ...one,
      start_date: "2030-07-10",
      end_date: "2030-07-12",
      seats_left: 4,
      status: "open" as const,
    })),
  }));
  await renew();
  expect((await bookings()).length).toBeGreaterThan(0);
  market().market = { ...info, can_book: false };
  await renew();
  expect(await bookings()).toEqual([]);
});

test("the booking page says for whom the marketplace sells and who takes the money", async () => {
  const { status, text } = await ask(bookingPath());
  expect(status).toBe(200);
  expect(text).toContain(`href="${agent.tour_url}"`);
  expect(text).toContain("Тур проводит «Алтайские тропы»");
  expect(text).toContain("ООО «Площадка» (ИНН 7707083893)");
  expect(text).toContain("Деньги за тур принимает площадка");
  expect(text).toContain('name="key"');
});

test("without a shop no payment is promised, without documents the organiser's own site is shown instead", async () => {
  market().offer = { agent: { ...agent, takes_payments: false } };
  const unpaid = (await ask(bookingPath())).text;
  expect(unpaid).toContain("Оплаты на сайте для этого тура сейчас нет");
  expect(unpaid).not.toContain("Деньги за тур принимает");
  market().offer = { agent: { ...agent, can_book: false } };
  const closed = (await ask(bookingPath())).text;
  expect(closed).not.toContain('name="key"');
  expect(closed).toContain("На площадке этот тур пока не бронируют");
  expect(closed).toContain(`href="${agent.tour_url}"`);
});

test("the form without a script is taken there, and leads to the request's page", async () => {
  const body = new URLSearchParams({
    key: "0d3f3a52-7f2e-4f63-9c3e-0a3a5a8f3b11",
    shown: "1007100",
    currency: "RUB",
    departure: "71",
    "seats.adult": "1",
    "contact.name": "Ольга Ким",
    "contact.phone": "+79161234567",
    "contact.email": "olga@example.com",
    "version.personal_data": "3",
    "consents.personal_data": "on",
  });
  const answer = await site.ask(marketplaceHost, bookingPath(), {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: `http://${marketplaceHost}`,
    },
    body: body.toString(),
  });
  expect([answer.status, answer.headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/order\//),
  ]);
});

test("a request's page says who takes its money, and gives back what was paid past the site", async () => {
  const order = fakeOrder();
  const outside = { ...order.money, refund_due: { amount: 100, currency: "RUB" as const } };
  const payment = { id: 1, kind: "full", method: "outside", status: 2 } as const;
  const day = { created_at: "2030-01-01T00:00:00Z", paid_at: null, paid_on: null };
  const payments = [{ ...payment, ...day, amount: order.money.total, receipt_url: null }];
  market().orders[orderUuid] = { ...order, agent: seller, money: { ...outside, payments } };
  const sold = (await ask(`/order/${orderUuid}`)).text;
  expect(sold).toContain("Деньги принимает ООО «Площадка» (ИНН 7707083893) как агент");
  expect(sold).toContain("площадка вернёт сама");
  market().orders[orderUuid] = { ...order, money: { ...outside, payments } };
  const own = (await ask(`/order/${orderUuid}`)).text;
  expect(own).toContain("организатор вернёт сам");
  expect(own).not.toContain("как агент");
});
