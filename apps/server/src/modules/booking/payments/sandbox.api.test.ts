import { expect, test } from "vitest";
import { createTestClient } from "../../../test/create-test-app.ts";
import { refusal } from "../../../test/open-test-booking.ts";
import { useTestBooking } from "../../../test/use-test-booking.ts";
import { openShop } from "../providers/shops.ts";

const prepayment = 960_000;

const { booking, guest } = await useTestBooking();

const statusOf = async (uuid: string) => (await guest.read(uuid)).status;

test("the page says that no money moves, and offers five ways to end the payment", async () => {
  const { uuid } = await guest.wait();
  const { confirmation } = await guest.begin(uuid);
  const { pathname, search } = new URL(confirmation.url);
  const response = await booking.app.app.request(pathname + search);
  const html = await response.text();
  expect(html).toContain("Деньги не списываются");
  expect(html).toMatch(/9\s600,00\s₽/);
  expect([...html.matchAll(/<button[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([
    "Оплатить",
    "Отказ банка",
    "Уйти без оплаты",
    "Дождаться конца брони",
    "Оплатить позже срока",
  ]);
  expect(html).not.toMatch(/<script|https?:\/\//);
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("each button leads back to where the payer began, and an ended payment has no buttons", async () => {
  for (const [action, status] of [
    ["leave", 2],
    ["decline", 2],
    ["pay", 3],
    ["late", 3],
  ] as const) {
    const { uuid } = await guest.wait();
    const payment = await guest.begin(uuid, { return_url: "/order/thanks?x=1#money" });
    const answer = await guest.press(payment, action);
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "http://localhost:3000/order/thanks?x=1#money",
    ]);
    expect([action, await statusOf(uuid)]).toEqual([action, status]);
    const { pathname, search } = new URL(payment.confirmation.url);
    const html = await (await booking.app.app.request(pathname + search)).text();
    expect(html.includes("<button")).toBe(action === "leave");
  }
});

test("whoever lets the time pass stays at the bank, and can pay too late for seats that are gone", async () => {
  const departure = await booking.addDeparture(1);
  const { uuid } = await guest.confirm(departure);
  const payment = await guest.begin(uuid);
  const answer = await guest.press(payment, "expire");
  const { pathname, search } = new URL(payment.confirmation.url);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, pathname + search]);
  expect(await statusOf(uuid)).toBe(7);
  expect(await (await booking.app.app.request(pathname + search)).text()).toContain("<button");
  await booking.ask(departure);
  await guest.press(payment, "pay");
  const { status, money } = await guest.read(uuid);
  expect([status, money.paid.amount, money.refund_due.amount]).toEqual([7, prepayment, prepayment]);
});

test("pressed twice, or after another button, it pays nothing twice", async () => {
  const { uuid } = await guest.wait();
  const payment = await guest.begin(uuid);
  await Promise.all([guest.press(payment, "pay"), guest.press(payment, "pay")]);
  await guest.press(payment, "late");
  await guest.press(payment, "decline");
  const { status, money } = await guest.read(uuid);
  expect([status, money.paid.amount]).toEqual([3, prepayment]);
});

// ASVS 3.7.2
test("a payer comes back to the site where they began, and to no other", async () => {
  const { uuid } = await guest.wait();
  const foreign = [
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "http://localhost:3001/",
    "javascript:alert(1)",
    "http://localhost:3000@evil.example/",
  ];
  for (const return_url of foreign) {
    const refused = await refusal(guest.begin(uuid, { return_url }));
    expect([return_url, refused]).toMatchObject([return_url, { status: 400 }]);
  }
  expect((await guest.read(uuid)).money.payments).toEqual([]);
  const payment = await guest.begin(uuid, { return_url: "http://localhost:3000/order" });
  expect(payment.confirmation.url).toMatch(/^http:\/\/localhost:3000\/spa\/sandbox-payment\?/);
});

test("a payment that there is not, and a button that there is not, are refused", async () => {
  const ask = (body: Record<string, string>) =>
    booking.app.app.request("/spa/sandbox-payment", {
      method: "POST",
      body: new URLSearchParams(body),
    });
  const { uuid } = await guest.wait();
  const payment = guest.idOf(await guest.begin(uuid));
  expect((await ask({ payment: "1", action: "pay" })).status).toBe(404);
  expect((await ask({ payment, action: "steal" })).status).toBe(400);
  expect((await ask({})).status).toBe(400);
  expect(await statusOf(uuid)).toBe(2);
});

// ASVS 13.4.2, 15.2.3
test("outside of a demo there is no sandbox: no page, no notice, no shop", async () => {
  const { uuid } = await guest.wait();
  const payment = await guest.begin(uuid);
  const services = {
    ...booking.app.services,
    env: { ...booking.app.services.env, isDemo: false },
  };
  const production = createTestClient(services);
  const { pathname, search } = new URL(payment.confirmation.url);
  const post = (path: string, body: BodyInit, type?: string) =>
    production.app.request(path, {
      method: "POST",
      body,
      ...(type && { headers: { "content-type": type } }),
    });
  const form = new URLSearchParams({ payment: guest.idOf(payment), action: "pay" });
  const notice = { event: "payment.succeeded", object: { id: guest.idOf(payment) } };
  const path = "/spa/payment-notice/sandbox";
  const header = { "user-role": "visitor" };
  expect([
    (await production.app.request(pathname + search, { headers: header })).status,
    (await post(pathname, form)).status,
    (await post(path, JSON.stringify(notice), "application/json")).status,
  ]).toEqual([404, 404, 404]);
  const shop = { provider: "sandbox", organizerId: null, shopId: null } as const;
  await expect(openShop(services, shop)).rejects.toThrow("demos alone");
  const body = { uuid, kind: "prepayment", method: "card" } as const;
  expect(await refusal(production.call("createPayment", { body }))).toMatchObject({ status: 409 });
  expect(await statusOf(uuid)).toBe(2);
});
