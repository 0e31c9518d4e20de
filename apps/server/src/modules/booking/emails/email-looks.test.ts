import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { launchBrowser } from "@tour/test-browser";
import { readableOn } from "@tour/theme";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composeEmail } from "../../emails/layout/compose-email.ts";
import type { EmailSender } from "../../emails/layout/email-content.ts";
import type { EmailContext } from "./read-email-context.ts";
import { requestEmailList } from "./request-emails.ts";

/** A folder to lay a picture of each email into, to be looked at; none are taken without it. */
const pictures = process.env["SHOTS"];
const widths = [375, 700];
const schemes = ["light", "dark"] as const;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage({ locale: "ru-RU" });
  if (pictures) await mkdir(pictures, { recursive: true });
});
afterAll(() => browser.close());

const senderIn = (accent: string, over: Partial<EmailSender> = {}): EmailSender => ({
  name: "Северо-Байкальская экспедиционная артель «Подлеморье»",
  siteUrl: "https://podlemorye.tours.example",
  logoUrl: null,
  accent,
  onAccent: readableOn(accent),
  radius: 14,
  contacts: [
    { name: "", value: "+7 916 123-45-67", href: "tel:+79161234567" },
    {
      name: "",
      value: "zayavki@podlemorye-expeditions.example",
      href: "mailto:zayavki@podlemorye-expeditions.example",
    },
  ],
  ...over,
});

const dates = (month: string) => ({
  start_date: `2027-${month}-01`,
  end_date: `2027-${month}-12`,
});

/** All that emails are written from, as long as it gets. */
const context = {
  request: {
    id: 1_048_576,
    uuid: "3f0c7c0a-6a53-4a38-9d0c-7a2b8f0f1c11",
    status: 2,
    seats: 12,
    contactName: "Александра Константинопольская-Преображенская",
    contactPhone: "+79161234567",
    contactEmail: "aleksandra.konstantinopolskaya@example.com",
    comment: "Едем с бабушкой, ей 78: хватит ли ей сил?\nИ можно ли с собакой?",
    totalAmount: 123_456_700,
    prepaymentAmount: 37_037_000,
    currency: "RUB",
    restDueDate: "2027-04-17",
    createdAt: new Date("2027-01-01T00:00:00Z"),
  },
  tour: {
    title: "Большое кольцо: Северобайкальск, Чивыркуйский залив и Ушканьи острова",
    slug: "bolshoe-koltso-1042",
    timeZone: "Asia/Irkutsk",
  },
  departure: { startDate: "2027-05-01", endDate: "2027-05-12", startTime: "09:30" },
  organizer: {
    name: "Подлеморье",
    phones: ["+79161234567"],
    email: "zayavki@podlemorye-expeditions.example",
  },
  lines: [
    { title: "Взрослый с размещением в двухместном номере", count: 10, amount: 10_288_100 },
    { title: "Ребёнок", count: 2, amount: 10_287_850 },
  ],
  adjustments: [{ reason: "Скидка за раннее бронирование и за вторую поездку", amount: -500_000 }],
  siteUrl: "https://podlemorye.tours.example",
  toursUrl: "https://podlemorye.tours.example",
  builderOrigin: "https://office.tours.example",
  place: { name: "Северобайкальск, у вокзала", address: "Привокзальная площадь, 1" },
  canPayOnline: false,
  facts: {
    receiptFrom: "provider",
    until: "2027-04-02T09:30:00.000Z",
    words:
      "Добрый день! Дорогу на перевал размыло.\nhttps://example.com/ochen-dlinnaya-ssylka-bez-probelov-i-perenosov-stroki",
    from: 2,
    paid: 37_037_000,
    refund: 18_518_500,
    rest: 86_419_700,
    difference: 4_200_000,
    moved: { from: dates("05"), to: dates("06") },
    calledOff: dates("05"),
    nearest: dates("06"),
    choose_until: "2027-04-20T09:30:00.000Z",
  },
} as unknown as EmailContext;

const unsubscribe = {
  text: "Отписаться от писем не о заявках",
  href: "https://podlemorye.tours.example/unsubscribe/3f0c7c0a-6a53-4a38-9d0c-7a2b8f0f1c11",
};

async function show(email: (typeof requestEmailList)[number], sender: EmailSender) {
  const written = { ...email.write(context), ...(email.isOptional && { unsubscribe }) };
  const { html = "" } = await composeEmail(written, sender, { to: "", replyTo: "" });
  await page.setContent(html);
}

/** What is wider than the window, and texts that stand too faint on their ground. */
const findFaults = () =>
  page.evaluate(() => {
    const read = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = read(color).map((part) => {
        const share = part / 255;
        return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return "rgb(255, 255, 255)";
      const { backgroundColor } = getComputedStyle(element);
      return read(backgroundColor)[3] === 0 ? groundOf(element.parentElement) : backgroundColor;
    };
    const faults: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) faults.push("wider than the window");
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      const text = node.textContent?.trim();
      if (!text || !element.checkVisibility() || element.getBoundingClientRect().height < 8)
        continue;
      const [one, other] = [getComputedStyle(element).color, groundOf(element)].map(luminance);
      const ratio = (Math.max(one!, other!) + 0.05) / (Math.min(one!, other!) + 0.05);
      if (ratio < 4.5) faults.push(`${ratio.toFixed(2)}: ${text}`);
    }
    return faults;
  });

async function findAllFaults(name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    for (const colorScheme of schemes) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const look = `${name}, ${width} px, ${colorScheme}`;
      faults.push(...(await findFaults()).map((fault) => `${look}: ${fault}`));
      if (!pictures) continue;
      const file = `${name.replaceAll(" ", "-")}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: join(pictures, file), fullPage: true });
    }
  }
  return faults;
}

test.each(requestEmailList.map((email) => [`${email.kind} to ${email.to}`, email] as const))(
  "the email %s fits a phone and a window, and reads by day and by night",
  async (name, email) => {
    await show(email, senderIn("#0f5e4a"));
    expect(await findAllFaults(name)).toEqual([]);
  },
);

test.each(["#ffd84d", "#0b1030", "#d81b60", "#777777"])(
  "it does in an organiser's %s, with corners of their own",
  async (accent) => {
    const email = requestEmailList.find(({ kind }) => kind === "review")!;
    await show(email, senderIn(accent, { radius: 26, name: "Я" }));
    expect(await findAllFaults(`in ${accent.slice(1)}`)).toEqual([]);
  },
);

test("a faint text and a wide one are found", async () => {
  await page.setContent(
    '<p style="color:#aaa;background:#fff">Бледно</p><p style="width:2000px">Широко</p>',
  );
  expect((await findAllFaults("control")).join()).toMatch(/wider[\s\S]*: Бледно/);
});
