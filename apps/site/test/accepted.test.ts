import { expect, test } from "vitest";
import { fakeOrder, orderUuid } from "./fake-order.ts";
import { altai, kamchatka, useSite } from "./site-with-api.ts";

const site = useSite();
const path = `/order/${orderUuid}`;
const hash = "ab".repeat(32);
const accepted = {
  ...{ kind: "agreement" as const, title: "Договор о поездке", version: 3, text_hash: hash },
  html: "<h2>Предмет</h2><p>Принятая редакция.</p>",
  accepted_at: "2030-01-01T20:00:00Z",
};
const { html: _, ...known } = accepted;

const put = () => {
  const fake = site.siteOf(altai());
  const words = "Хочу получать письма о новых поездках";
  fake.orders[orderUuid] = fakeOrder({
    documents: [
      known,
      { ...known, kind: "personal_data", title: "Политика" },
      { ...known, kind: "advertising", title: words, version: 1 },
    ],
  });
  fake.accepted = [accepted, { ...accepted, kind: "personal_data", title: "Политика" }];
};

test("a request's page leads to the very texts that were accepted, and to nothing that is published since", async () => {
  put();
  const fake = site.siteOf(altai());
  const newer = { title: "Новый договор", html: "<p>Другое</p>", version: 4 };
  fake.documents = [
    { ...newer, type: "agreement", published_at: "2030-02-01T00:00:00Z" },
    { ...newer, type: "policy", published_at: "2030-02-01T00:00:00Z" },
  ];
  const order = await site.ask(altai(), path);
  expect(order.text).toContain(`<a href="${path}/agreement">Договор о поездке</a>`);
  expect(order.text).toContain(`<a href="${path}/privacy">Политика</a>`);
  expect(order.text).toContain("<span>Хочу получать письма о новых поездках</span>");
  const { status, text } = await site.ask(altai(), `${path}/agreement`);
  expect(status).toBe(200);
  expect(text).toContain(accepted.html);
  expect(text).toContain(hash);
  expect(text).toContain("Редакция 3, принята");
  // By the clocks of the trip's place it is the next day there already.
  expect(text).toMatch(/2 января 2030/);
  expect(text).toContain("<title>Договор о поездке</title>");
  expect(text).not.toContain("Другое");
  expect((await site.ask(altai(), `${path}/privacy`)).text).toContain("Политика</h1>");
});

test("its address is told nobody: no cache, no index, no referrer, no analytics", async () => {
  put();
  site.siteOf(altai()).metadata.analytics = { yandex_metrica: "12345678", google_analytics: "" };
  const { headers, text } = await site.ask(altai(), `${path}/agreement`);
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["x-robots-tag"]).toContain("noindex");
  expect(text).not.toContain("canonical");
  expect(text).not.toContain("12345678");
  expect(site.logs().join("\n")).not.toContain(orderUuid);
});

test("what was not accepted, another site's request, and another name are no page", async () => {
  put();
  site.siteOf(altai()).accepted = [];
  for (const name of ["agreement", "privacy", "constructor", "other"]) {
    expect((await site.ask(altai(), `${path}/${name}`)).status, name).toBe(404);
  }
  put();
  expect((await site.ask(kamchatka(), `${path}/agreement`)).status).toBe(404);
});
