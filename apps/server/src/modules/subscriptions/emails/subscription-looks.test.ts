import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Departure, FoundTour } from "@tour/api";
import { launchBrowser } from "@tour/test-browser";
import { defaultAccent, readableOn } from "@tour/theme";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emailHtml } from "../../emails/layout/email-html.ts";
import type { EmailContent, EmailSender } from "../../emails/layout/email-content.ts";
import { confirmEmail } from "./confirm.email.ts";
import { newToursEmail } from "./new-tours.email.ts";
import { tourNewsEmail } from "./tour-news.email.ts";

/** A folder to lay a picture of each email into, to be looked at; none are taken without it. */
const pictures = process.env["SHOTS"];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
  if (pictures) await mkdir(pictures, { recursive: true });
});
afterAll(() => browser.close());

const sender: EmailSender = {
  name: "Северо-Байкальская экспедиционная артель «Подлеморье»",
  siteUrl: "https://podlemorye.tours.example",
  logoUrl: null,
  accent: defaultAccent,
  onAccent: readableOn(defaultAccent),
  radius: 14,
  contacts: [{ name: "", value: "+7 916 123-45-67", href: "tel:+79161234567" }],
};
const { host } = new URL(sender.siteUrl);
const href = `${sender.siteUrl}/subscription/3f0c7c0a-6a53-4a38-9d0c-7a2b8f0f1c11`;
const from = { sender, host, href, listHref: `${href}/all` };
const title = "Железнодорожно-пароходное кругобайкальское путешествие для неторопливых";
const price = { amount: 12_345_600, currency: "RUB" as const };
const date = (month: number) =>
  ({
    start_date: `2027-${String(month).padStart(2, "0")}-28`,
    end_date: `2027-${String(month + 1).padStart(2, "0")}-12`,
    seats_left: 12,
    prices: [{ option_id: "base", price }],
  }) as unknown as Departure;
const tour = {
  title,
  slug: "krugobaikalka-7",
  price_from: price,
  departures: [date(6)],
  site: { url: sender.siteUrl },
} as unknown as FoundTour;
const months = [2, 3, 4, 5, 6, 7, 8, 9];
const news = {
  price: { was: price, now: { ...price, amount: 9_900_000 } },
  dates: months.map(date),
};
const today = "2027-01-10";
const tourUrl = `${sender.siteUrl}/krugobaikalka-7`;

const emails: Record<string, EmailContent> = {
  "confirm-search": confirmEmail({ tourTitle: null, isConfirmed: false }, from),
  "confirm-tour": confirmEmail({ tourTitle: title, isConfirmed: false }, from),
  "already-subscribed": confirmEmail({ tourTitle: null, isConfirmed: true }, from),
  "new-tours": newToursEmail(
    {
      title: "Республика Бурятия, выезд с 28 июня по 12 июля, до 150 000 ₽",
      listUrl: `${sender.siteUrl}/tours?q=1`,
      tours: [tour, tour, { ...tour, price_from: null, departures: [] }],
      count: 21,
      today,
    },
    from,
  ),
  "tour-news": tourNewsEmail({ title, tourUrl, news, today }, from),
};

test.each(Object.keys(emails))("%s fits a phone and a desk", async (name) => {
  const content = emails[name]!;
  const html = await emailHtml(content, sender);
  expect(html).toContain(href);
  for (const width of [375, 768, 1440]) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, locale: "ru-RU" });
    await page.setContent(html);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([name, width, overflow <= 0]).toEqual([name, width, true]);
    if (pictures) {
      await page.screenshot({ path: join(pictures, `${name}-${width}.png`), fullPage: true });
    }
    await page.close();
  }
});
