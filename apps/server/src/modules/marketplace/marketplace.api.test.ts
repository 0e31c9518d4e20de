import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer, createStaff } from "../../test/create-organizer.ts";
import { createTestApp, createTestClient } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { refusal } from "../../test/open-test-booking.ts";
import { publishMarketplace } from "../../test/publish-marketplace.ts";
import { findMarketShop, openMarketSecret } from "./market-shop.ts";
import { marketplaceShops } from "./marketplace.table.ts";

const legal = {
  name: "ООО «Площадка»",
  inn: "7707083893",
  ogrn: "1027700132195",
  address: "Москва, Тверская, 1",
  email: "market@example.com",
  phone: "+79161234567",
};
const shop = { shop_id: "400800", secret: "test_market", tax_system: 2, vat_code: 1 };
const masterKey = randomBytes(32);

let app: TestApp;
let keyed: ReturnType<typeof createTestClient>;
let staff: Awaited<ReturnType<typeof createStaff>>;
beforeAll(async () => {
  app = await createTestApp();
  staff = await createStaff(app);
  const { services } = app;
  const payments = { ...services.env.payments, masterKey };
  keyed = createTestClient({ ...services, env: { ...services.env, payments } });
});
afterAll(() => app.close());

test("before staff have written anything there is no data, no document and no booking", async () => {
  const { data } = await app.call("getMarketplace", {}, staff);
  expect(data).toMatchObject({
    legal: { name: "", inn: "" },
    commission_points: 1000,
    shop: null,
    documents: [
      { type: "agreement", version: 0, html: "", published_at: null },
      { type: "policy", version: 0 },
    ],
    can_book: false,
    takes_payments: false,
    changes: [],
  });
  const info = await app.call("marketplaceInfo", {});
  expect(info.data).toMatchObject({ legal: null, documents: [], can_book: false });
  const page = app.call("customDocumentPage", { query: { type: "policy" } });
  expect(await refusal(page)).toMatchObject({ status: 404 });
});

test("staff set its data, which everybody reads, and its pages are made anew", async () => {
  const revision = async () => (await app.call("customMetadata", {})).revision;
  const before = await revision();
  const body = { ...legal, commission_points: 1250 };
  const { data } = await app.call("updateMarketplace", { body }, staff);
  expect(data).toMatchObject({ legal, commission_points: 1250 });
  expect((await app.call("marketplaceInfo", {})).data.legal).toEqual(legal);
  expect(await revision()).not.toBe(before);
  expect(data.documents[0]!.template).toContain("ИНН 7707083893");
});

test.each([
  ["inn", "7707083894"],
  ["ogrn", "1027700132196"],
  ["inn", "77"],
  ["phone", "12"],
  ["email", "почта"],
] as const)("a wrong %s is refused at its field, and nothing is kept", async (field, value) => {
  const body = { ...legal, commission_points: 2000, [field]: value };
  const refused = await refusal(app.call("updateMarketplace", { body }, staff));
  expect(refused).toMatchObject({ status: 400, validation: { [field]: [expect.any(String)] } });
  expect((await app.call("getMarketplace", {}, staff)).data.commission_points).toBe(1250);
});

test.each([-1, 10_001, 12.5])("a commission of %s basis points is refused", async (points) => {
  const body = { ...legal, commission_points: points };
  expect(await refusal(app.call("updateMarketplace", { body }, staff))).toMatchObject({
    status: 400,
  });
});

test("the shop's secret is kept encrypted and never given out, and stays while none is given", async () => {
  expect(await refusal(app.call("updateMarketplaceShop", { body: shop }, staff))).toMatchObject({
    status: 422,
  });
  const { secret: _, ...withoutSecret } = shop;
  expect(
    await refusal(keyed.call("updateMarketplaceShop", { body: withoutSecret }, staff)),
  ).toMatchObject({ status: 400, validation: { secret: [expect.any(String)] } });
  const answers = [
    await keyed.call("updateMarketplaceShop", { body: shop }, staff),
    await keyed.call("updateMarketplaceShop", { body: { ...withoutSecret, vat_code: 4 } }, staff),
    await keyed.call("getMarketplace", {}, staff),
  ];
  expect(answers.at(-1)!.data).toMatchObject({
    shop: { shop_id: "400800", has_secret: true, tax_system: 2, vat_code: 4 },
    takes_payments: true,
  });
  const rows = await app.db.select().from(marketplaceShops);
  expect(JSON.stringify([answers, rows])).not.toContain("test_market");
  expect(JSON.stringify(answers)).not.toContain(rows[0]!.secret);
  const kept = await findMarketShop(app.db);
  expect(openMarketSecret(kept!, [masterKey])).toBe("test_market");
  expect(() => openMarketSecret(kept!, [randomBytes(32)])).toThrow();
});

test("a document is published by versions, none of which changes, and one that says the same is no other", async () => {
  const publish = (html: string, version: number) =>
    app.call(
      "publishMarketplaceDocument",
      { body: { type: "policy", title: "Политика", html, version } },
      staff,
    );
  const first = await publish("<p onclick='x()'>Первая</p><script>x()</script>", 0);
  expect(first.data.documents[1]).toMatchObject({ version: 1, html: "<p>Первая</p>" });
  expect((await publish("<p>Первая</p>", 1)).data.documents[1]!.version).toBe(1);
  await publish("<p>Вторая</p>", 1);
  expect(await refusal(publish("<p>Поздняя</p>", 1))).toMatchObject({
    status: 409,
    data: { documents: [{}, { version: 2, html: "<p>Вторая</p>" }] },
  });
  expect(await refusal(publish("<script>x()</script>", 2))).toMatchObject({
    status: 400,
    validation: { html: [expect.any(String)] },
  });
  const page = await app.call("customDocumentPage", { query: { type: "policy" } });
  expect(page.data).toMatchObject({ title: "Политика", html: "<p>Вторая</p>", version: 2 });
});

test("of those who publish at once from the same version one comes first", async () => {
  const publish = (html: string) =>
    refusal(
      app.call(
        "publishMarketplaceDocument",
        { body: { type: "agreement", title: "Соглашение", html, version: 0 } },
        staff,
      ),
    );
  const answers = await Promise.all(["<p>А</p>", "<p>Б</p>"].map(publish));
  expect(answers.filter((one) => one === "accepted")).toHaveLength(1);
});

test("what staff change is written down with who did it, and stands in no organiser's list", async () => {
  const { changes } = await publishMarketplace(app, staff, {
    commission_points: 3000,
  });
  expect(changes.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      "legal_changed",
      "commission_changed",
      "shop_changed",
      "document_published",
    ]),
  );
  expect(changes.find(({ kind }) => kind === "commission_changed")).toMatchObject({
    by: { is_staff: true },
    details: { from: 1250, to: 3000 },
  });
  expect(JSON.stringify(changes)).not.toContain("test_market");
  const organizer = await createOrganizer(app);
  const query = { organizer_id: organizer.id };
  const own = await app.call("listActivity", { query }, organizer.owner);
  expect(own.data).toEqual([]);
});

test("an owner of an organiser reads and changes none of it", async () => {
  const { owner } = await createOrganizer(app);
  const before = (await app.call("getMarketplace", {}, staff)).data;
  const asked = [
    app.ask("getMarketplace", {}, owner),
    app.ask("updateMarketplace", { body: { ...legal, commission_points: 0 } }, owner),
    app.ask("updateMarketplaceShop", { body: shop }, owner),
    app.ask(
      "publishMarketplaceDocument",
      { body: { type: "policy", title: "Чужая", html: "<p>Чужая</p>", version: 2 } },
      owner,
    ),
  ];
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect((await app.call("getMarketplace", {}, staff)).data).toEqual(before);
});
