import { expect, test } from "vitest";
import { block } from "./blocks.ts";
import { altai, kamchatka, useSite } from "./site-with-api.ts";

const site = useSite();

const policy = {
  type: "policy" as const,
  title: "Политика обработки данных",
  html: "<h2>Что мы храним</h2><p>Имя и телефон.</p>",
  version: 3,
  published_at: "2026-05-04T09:00:00.000Z",
};

test("a document page has the site's header, the document and the footer, and nothing else", async () => {
  const fake = site.siteOf(altai());
  fake.main = [block("header", 1), ...fake.main, block("footer", 2)];
  fake.documents = [policy];
  const { status, text } = await site.ask(altai(), "/privacy");
  expect(status).toBe(200);
  expect(text).toContain("<title>Политика обработки данных — Тропа</title>");
  expect(text).toContain(`<link rel="canonical" href="http://${altai()}/privacy"/>`);
  expect(text).toContain(policy.html);
  expect(text).toContain("4 мая 2026");
  expect(text).not.toContain("Тропа ждёт гостей");
  expect(text).not.toContain('href="#tours"');
  const places = ['data-block="b-header"', policy.html, 'data-block="b-footer"'];
  const order = places.map((part) => text.indexOf(part));
  expect(order).toEqual([...order].sort((one, other) => one - other));
});

test("a hidden document has no page, whatever another organiser has", async () => {
  site.siteOf(kamchatka()).documents = [policy];
  for (const path of ["/privacy", "/agreement"]) {
    const { status, text } = await site.ask(altai(), path);
    expect(status).toBe(404);
    expect(text).toContain("Такой страницы нет");
  }
  expect((await site.ask(kamchatka(), "/agreement")).status).toBe(404);
});

test("uploaded fonts are applied, and an uploaded favicon is linked in each size", async () => {
  const fake = site.siteOf(altai());
  const folder = "/media/favicon/aaaaaaaaaaaaaaaaaaaaaa";
  const font = { font_family: "Тропинка", font_weight: 500 };
  const file = "/media/font/bbbbbbbbbbbbbbbbbbbbbb/font.woff2";
  fake.metadata = {
    ...fake.metadata,
    favicon: `${folder}/32.png`,
    fonts: [{ name: "Тропинка", file, font_weight: 500 }],
    preset: {
      button_radius: 8,
      images_radius: 8,
      text_color: "#222222",
      text_size: 100,
      header_color: "#111111",
      header_size: 100,
      button_text_color: null,
      accent_color: "#336699",
      font_data: { header: font, text: font },
    },
  };
  const { text } = await site.ask(altai(), "/");
  expect(text).toMatch(new RegExp(`@font-face[^}]*Тропинка[^}]*${file}`));
  expect(text).toMatch(/--font-heading: "Тропинка"/);
  expect(text).toContain(`<link rel="apple-touch-icon" href="${folder}/180.png"`);
  expect(text).toContain(`href="${folder}/32.png" type="image/png" sizes="32x32"`);
});
