import { expect, test } from "vitest";
import { fakeOrder, orderUuid } from "./fake-order.ts";
import { altai, kamchatka, useSite } from "./site-with-api.ts";

const site = useSite();
const path = `/order/${orderUuid}`;

const put = (over: Parameters<typeof fakeOrder>[0] = {}) => {
  site.siteOf(altai()).orders[orderUuid] = fakeOrder(over);
};
const cancel = (headers: Record<string, string>) =>
  site.ask(altai(), `${path}/cancel`, {
    method: "POST",
    body: "message=%D0%9D%D0%B5%20%D1%81%D0%BC%D0%BE%D0%B3%D1%83",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });

test("a request's page says how it stands, until when, and what it costs", async () => {
  put();
  const { status, text } = await site.ask(altai(), path);
  expect(status).toBe(200);
  for (const words of ["Организатор смотрит заявку", "84\u00a0600\u00a0₽", "25\u00a0380\u00a0₽"]) {
    expect(text).toContain(words);
  }
  expect(text).toContain("Анна &lt;b&gt;Ким&lt;/b&gt;");
  expect(text).toMatch(/\+7\s916\s123.45.67/);
});

// ASVS 3.4.5, 14.2.3
test("its address is told nobody: no cache, no index, no referrer, no analytics", async () => {
  put();
  site.siteOf(altai()).metadata.analytics = { yandex_metrica: "12345678", google_analytics: "" };
  const { headers, text } = await site.ask(altai(), path);
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["x-robots-tag"]).toContain("noindex");
  expect(text).toContain("noindex");
  expect(text).not.toContain("canonical");
  expect(text).not.toContain("12345678");
  expect((await site.ask(altai(), "/")).text).toContain("12345678");
  expect(site.logs().join("\n")).not.toContain(orderUuid);
});

test("each visit shows the request as it is now", async () => {
  put();
  await site.ask(altai(), path);
  put({ status: 6, hold_expires_at: null, can_cancel: false, closing_words: "Дорогу размыло" });
  const { text } = await site.ask(altai(), path);
  expect(text).toContain("Организатор отменил заявку");
  expect(text).toContain("Дорогу размыло");
  expect(text).not.toContain(`${path}/cancel`);
});

test("a payment that failed is said to have failed, until another is begun", async () => {
  const { money } = fakeOrder();
  const made = (id: number, status: 1 | 3) => ({
    ...{
      id,
      kind: "prepayment" as const,
      method: "card" as const,
      status,
      paid_at: null,
      paid_on: null,
      receipt_url: null,
    },
    amount: money.prepayment,
    created_at: "2030-01-01T00:00:00Z",
  });
  const read = async (...payments: ReturnType<typeof made>[]) => {
    put({ status: 2, money: { ...money, payments } });
    return (await site.ask(altai(), path)).text;
  };
  expect(await read()).not.toMatch(/Оплата не прошла|Платёж начат/);
  expect(await read(made(1, 3))).toContain("Оплата не прошла, деньги не списаны.");
  const begunAgain = await read(made(1, 3), made(2, 1));
  expect(begunAgain).toContain("Платёж начат.");
  expect(begunAgain).not.toContain("Оплата не прошла");
});

test("money that came too late is said to go back, and to be back", async () => {
  const { money } = fakeOrder();
  const closed = { status: 7 as const, hold_expires_at: null, can_cancel: false };
  const { prepayment: paid, rest: nothing } = { ...money, rest: { ...money.rest, amount: 0 } };
  put({ ...closed, money: { ...money, paid, refund_due: paid, rest: nothing } });
  expect((await site.ask(altai(), path)).text).toContain("Всё, что вы заплатили, вернём сами.");
  put({ ...closed, money: { ...money, paid, refunded: paid, rest: nothing } });
  expect((await site.ask(altai(), path)).text).toContain("Всё, что вы заплатили, мы вернули.");
});

test("the money's part says what comes back today and tomorrow, and leads to the receipt", async () => {
  const { money } = fakeOrder();
  const [all, half] = [25_380, 12_690].map((sum) => ({
    amount: sum * 100,
    currency: "RUB" as const,
  }));
  const payment = {
    id: 1,
    kind: "prepayment" as const,
    method: "card" as const,
    status: 2 as const,
    amount: all!,
    created_at: "2030-01-01T00:00:00Z",
    paid_at: "2030-01-01T00:00:00Z",
    paid_on: "2030-01-01",
    receipt_url: "https://lknpd.nalog.ru/receipt/1?print&x=<1>",
  };
  const paid = { ...money, paid: all!, payments: [payment] };
  put({ status: 3, money: paid, refundable: { today: all!, tomorrow: half! } });
  const { text } = await site.ask(altai(), path);
  expect(text).toMatch(/Вернём, если отменить сегодня<\/dt><dd>25.380/);
  expect(text).toMatch(/Если отменить завтра<\/dt><dd>12.690/);
  expect(text).toContain('href="https://lknpd.nalog.ru/receipt/1?print&amp;x=&lt;1&gt;"');
  put({ status: 3, money: paid, refundable: { today: all!, tomorrow: all! } });
  expect((await site.ask(altai(), path)).text).toContain(
    "Вернём, если отменить сегодня или завтра",
  );
});

test("the money's part says from the beginning what is due and until when, and each payment", async () => {
  const { money } = fakeOrder();
  const [first, rest] = money.due;
  const read = async () => (await site.ask(altai(), path)).text.replaceAll("\u00a0", " ");
  put();
  const asked = await read();
  expect(asked).toMatch(/Стоимость<\/dt><dd>84 600 ₽/);
  expect(asked).toMatch(/Оплачено<\/dt><dd>0 ₽/);
  expect(asked).toMatch(/Предоплата<\/dt><dd>25 380 ₽.*Внести<\/dt><dd>после подтверждения/);
  expect(asked).toMatch(/Остаток<\/dt><dd>59 220 ₽.*Внести до<\/dt><dd>26 июня 2030/);

  const until = "2030-01-02T07:30:00Z";
  put({ status: 2, money: { ...money, due: [{ ...first!, until }, rest!] } });
  expect(await read()).toMatch(/Предоплата<\/dt>.*Внести до<\/dt><dd><time[^>]*>2 января.*14:30/);

  const payment = {
    ...{ id: 1, kind: "prepayment" as const, method: "outside" as const, status: 2 as const },
    ...{ amount: money.prepayment, created_at: "2030-01-05T00:00:00Z", receipt_url: null },
    ...{ paid_at: "2030-01-05T00:00:00Z", paid_on: "2030-01-03" },
  };
  const refused = { ...payment, id: 2, method: "card" as const, status: 3 as const };
  const [paid, kept] = [money.prepayment, money.prepayment];
  const payments = [payment, refused];
  put({ status: 3, money: { ...money, paid, kept, rest: rest!.amount, due: [rest!], payments } });
  const sold = await read();
  expect(sold).toMatch(/Осталось оплатить<\/dt><dd>59 220 ₽.*Внести до<\/dt><dd>26 июня 2030/);
  expect(sold).toMatch(/3 января 2030.*не через сайт.*<dd>25 380 ₽/);
  expect(sold).not.toMatch(/Предоплата<\/dt>|картой/);

  put({ status: 5, can_cancel: false, money: { ...money, paid, kept, due: [], payments } });
  expect(await read()).toMatch(/Удержано по правилам отмены<\/dt><dd>25 380 ₽/);
  put({ status: 7, can_cancel: false, money: { ...money, due: [] } });
  expect(await read()).toContain("Вы ничего не платили.");
});

test("a uuid that is nobody's, or another site's, is no page", async () => {
  put();
  expect((await site.ask(kamchatka(), path)).status).toBe(404);
  const { status, headers } = await site.ask(altai(), `/order/${orderUuid.replace("3", "4")}`);
  expect([status, headers["referrer-policy"]]).toEqual([404, "no-referrer"]);
  expect((await site.ask(altai(), "/order/41")).status).toBe(404);
});

test("a guest sees what comes back, cancels without a script, and is led back", async () => {
  put();
  const asked = await site.ask(altai(), `${path}/cancel`);
  expect(asked.text).toContain("Вернём 12\u00a0400\u00a0₽ из 24\u00a0800\u00a0₽.");
  const { status, headers } = await cancel({ "sec-fetch-site": "same-origin" });
  expect([status, headers.location]).toEqual([303, path]);
  const sent = site.requests().find((one) => one.path === "/spa/cancel-request");
  expect(JSON.parse(sent!.body)).toEqual({ uuid: orderUuid, message: "Не смогу" });
  expect((await site.ask(altai(), path)).text).toContain("Вы отменили заявку");
});

test("a reason that is too long is shown again with what was written, and cancels nothing", async () => {
  put();
  const words = "долго ".repeat(200);
  const { status, text } = await site.ask(altai(), `${path}/cancel`, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
    },
    body: new URLSearchParams({ message: words }).toString(),
  });
  expect(status).toBe(422);
  expect(text).toContain("Не больше 1000 знаков");
  expect(text).toContain(`${words}</textarea>`);
  expect((await site.ask(altai(), path)).text).not.toContain("Вы отменили заявку");
});

test("what is closed already says so instead of failing", async () => {
  put({ status: 7, hold_expires_at: null, can_cancel: false });
  expect((await site.ask(altai(), `${path}/cancel`)).text).toContain("уже нельзя");
  expect((await cancel({ "sec-fetch-site": "same-origin" })).status).toBe(303);
});

// ASVS 3.5.1
test("another site's form cancels nothing", async () => {
  put();
  const foreign: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://evil.example" },
    {},
  ];
  for (const headers of foreign) expect((await cancel(headers)).status).toBe(403);
  expect((await cancel({ origin: `http://${altai()}` })).status).toBe(303);
});

test("the trip's days go into a calendar, the last one included", async () => {
  put();
  const { headers, text } = await site.ask(altai(), `${path}/trip.ics`);
  expect(headers["content-type"]).toContain("text/calendar");
  expect(headers["cache-control"]).toBe("no-store");
  expect(text).toContain("DTSTART;VALUE=DATE:20300710");
  expect(text).toContain("DTEND;VALUE=DATE:20300719");
  expect(text).toContain("SUMMARY:Белуха");
});

test("of the office's calls only a guest's goes through", async () => {
  put();
  const get = `/crm/api/request/get-by-uuid?uuid=${orderUuid}`;
  expect((await site.ask(altai(), get)).status).toBe(200);
  expect((await site.ask(altai(), "/crm/api/request/get?id=41")).status).toBe(404);
});

test("90 days after the trip the page tells of money and documents alone", async () => {
  const { money, departure } = fakeOrder();
  put({
    status: 4,
    hold_expires_at: null,
    departure: { ...departure, start_date: "2020-07-10", end_date: "2020-07-18" },
    money: { ...money, paid: money.total, rest: { ...money.rest, amount: 0 } },
    contact: { name: "", phone: "", email: "" },
    travellers: [],
    is_long_over: true,
    can_cancel: false,
    can_move: false,
    can_change_party: false,
  });
  const { text } = await site.ask(altai(), path);
  expect(text).toContain("остались только деньги и документы");
  expect(text).toContain("Оплачено");
  expect(text).not.toMatch(/Контакты<|Сообщения<|<textarea|href="\/(spa\/voucher|arrival)/);
});

test("a trip that was called off asks nobody to pay, to fill in or to arrive", async () => {
  const { money, departure } = fakeOrder();
  put({
    status: 3,
    hold_expires_at: null,
    departure: { ...departure, status: "canceled" },
    money: { ...money, paid: money.prepayment, kept: money.prepayment, due: [] },
  });
  const { text } = await site.ask(altai(), path);
  expect(text).toContain("Поездка не состоится");
  expect(text).toContain("Заявку закроем сами, а всё, что оплачено, вернём.");
  expect(text).not.toMatch(
    /\/pay"|add-tourists|href="\/arrival|spa\/voucher|trip\.ics|Осталось оплатить/,
  );
});

test("a sum that no card takes at once is said to be paid in parts, and what is left after one", async () => {
  const roubles = (sum: number) => ({ amount: sum * 100, currency: "RUB" as const });
  const { money } = fakeOrder();
  const large = { total: roubles(400_000), prepayment: roubles(400_000) };
  const whole = { ...money, ...large, rest: roubles(400_000) };
  put({ status: 2, ...large, money: whole });
  const words = async () => (await site.ask(altai(), path)).text.replaceAll("\u00a0", " ");
  expect(await words()).toContain("до 700 000 ₽ по СБП и до 350 000 ₽ картой");
  put({ status: 2, ...large, money: { ...whole, paid: roubles(350_000), rest: roubles(50_000) } });
  const after = await words();
  expect(after).toContain("Осталась предоплата 50 000 ₽");
  expect(after).toContain("Оплатить 50 000 ₽");
  expect(after).not.toContain("до 700 000 ₽");
});
