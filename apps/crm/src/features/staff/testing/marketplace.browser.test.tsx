import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import type { MarketplaceSettings } from "@tour/api";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { showStaff } from "./show-staff.tsx";

const texts = staffTexts.market;
const at = "2027-05-01T10:00:00.000Z";
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: false });

const legal = {
  name: "ООО «Площадка»",
  inn: "7707083893",
  ogrn: "1027700132195",
  address: "Москва, Тверская, 1",
  email: "market@example.com",
  phone: "+79161234567",
};
const document = { html: "", version: 0, published_at: null, template: "<p>Начало</p>" };
const settings: MarketplaceSettings = {
  legal,
  texts: { title: "Поезжайте", lead: "Здесь туры.", contacts: "", footer: "" },
  commission_points: 1000,
  shop: { shop_id: "400800", has_secret: true, tax_system: 2, vat_code: 1 },
  documents: [
    { type: "agreement", title: "Соглашение", ...document },
    {
      type: "policy",
      title: "Политика",
      ...document,
      html: "<p>Текст</p>",
      version: 1,
      published_at: at,
    },
  ],
  can_book: false,
  takes_payments: true,
  changes: [
    {
      id: 1,
      at,
      by: { id: "u", name: "Ира", is_staff: true },
      kind: "commission_changed",
      details: { from: 1250, to: 1000 },
    },
  ],
};

/** The screen over a server that keeps what it is sent, but for the calls that are answered otherwise. */
const show = (refusals: Record<string, [number, object]> = {}) =>
  showStaff("/marketplace", ({ path, body }) => {
    const call = path.split("/").at(-1)!;
    const refusal = refusals[call];
    if (refusal) {
      delete refusals[call];
      return refusal;
    }
    if (call === "update") {
      const { commission_points, ...sent } = body as { commission_points: number };
      return [200, { data: { ...settings, legal: sent, commission_points } }];
    }
    return [200, { data: settings }];
  });

test("a commission is typed in per cent and sent in basis points, beside the legal data", async () => {
  const { asked } = show();
  await expect.element(field(texts.name)).toHaveValue(legal.name);
  await expect.element(page.getByText(texts.state.closed)).toBeVisible();
  await expect.element(page.getByText("Комиссия: было 12,5", { exact: false })).toBeVisible();
  await userEvent.fill(page.getByRole("spinbutton", { name: texts.commission }), "12.5");
  await userEvent.click(button(texts.save));
  await expect.poll(() => asked.at(-1)?.body).toEqual({ ...legal, commission_points: 1250 });
});

test("a number that the server refuses stands at its field, and nothing typed is lost", async () => {
  show({
    update: [
      400,
      { message: "Проверьте", error: "bad_request", validation: { inn: ["Не сходится цифра"] } },
    ],
  });
  await userEvent.fill(field(texts.inn), "7707083894");
  await userEvent.click(button(texts.save));
  await expect.element(page.getByText("Не сходится цифра")).toBeVisible();
  await expect.element(field(texts.inn)).toHaveValue("7707083894");
});

test("an INN of other digits than a tax number has is refused before it is sent", async () => {
  const { asked } = show();
  await userEvent.fill(field(texts.inn), "77");
  await userEvent.click(button(texts.save));
  await expect.element(page.getByText("ИНН — это 10 или 12 цифр")).toBeVisible();
  expect(asked.filter(({ path }) => path.endsWith("/update"))).toEqual([]);
});

test("the shop's secret is not shown, and is sent only when it was typed", async () => {
  const { asked } = show();
  const shopId = field("shopId");
  await expect.element(shopId).toHaveValue("400800");
  await userEvent.fill(shopId, "400900");
  await userEvent.click(button(texts.save));
  await expect
    .poll(() => asked.find(({ path }) => path.endsWith("/update-shop"))?.body)
    .toEqual({ shop_id: "400900", tax_system: 2, vat_code: 1 });
});

test("a document begins from the template, and a colleague's newer version is not run over in silence", async () => {
  const theirs = {
    ...settings,
    documents: settings.documents.map((one) =>
      one.type === "agreement" ? { ...one, html: "<p>Коллеги</p>", version: 1 } : one,
    ),
  };
  const { asked } = show({
    "publish-document": [
      409,
      { message: "Уже изменили", error: "conflict", validation: {}, data: theirs },
    ],
  });
  await userEvent.click(button(texts.takeTemplate));
  await userEvent.click(button(texts.publish));
  await expect.element(page.getByText(texts.conflict)).toBeVisible();
  await userEvent.click(button(texts.keepMine));
  await expect
    .poll(() =>
      asked.filter(({ path }) => path.endsWith("/publish-document")).map(({ body }) => body),
    )
    .toEqual([
      { type: "agreement", title: "Соглашение", html: "<p>Начало</p>", version: 0 },
      { type: "agreement", title: "Соглашение", html: "<p>Начало</p>", version: 1 },
    ]);
});

test("the marketplace's words are sent as they stand, and an empty heading is refused before", async () => {
  const words = staffTexts.marketWords;
  const { asked } = showStaff("/marketplace/texts", ({ path, body }) =>
    path.endsWith("/update-texts")
      ? [200, { data: { ...settings, texts: body } }]
      : [200, { data: settings }],
  );
  await userEvent.fill(field(words.heading), "");
  await userEvent.fill(field(words.contacts), "С 9 до 21");
  await userEvent.click(button(words.save));
  await expect.element(page.getByText("Обязательно для заполнения")).toBeVisible();
  await userEvent.fill(field(words.heading), "Сюда");
  await userEvent.click(button(words.save));
  await expect
    .poll(() => asked.at(-1)?.body)
    .toEqual({ title: "Сюда", lead: "Здесь туры.", contacts: "С 9 до 21", footer: "" });
  await expect.element(button(words.saved)).toBeVisible();
});

test("a screen that can't be read says why", async () => {
  showStaff("/marketplace", () => [
    503,
    { message: "Сервер занят", error: "unavailable", validation: {} },
  ]);
  await expect.element(page.getByText("Сервер занят")).toBeVisible();
});
