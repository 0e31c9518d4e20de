import { expect, test } from "vitest";
import { altai, kamchatka, useSite } from "./site-with-api.ts";
import { marketplaceHost } from "./start-site.ts";

const site = useSite();
const words = "Перевал закрыт до утра";
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const barIn = (text: string) =>
  /<aside[^>]*data-notice-until="[^"]*"[^>]*>.*?<\/aside>/s.exec(text);

/** Puts a notice on the first organiser's site, or takes it off. */
function put(notice: { text: string; until: string } | null) {
  const own = site.siteOf(altai());
  own.metadata.notice = notice;
  own.revision += "-next";
}

test("a notice stands above the header of every page of its site, of an error's, too, and of no other site", async () => {
  put({ text: words, until: inAnHour() });
  const [tour] = site.siteOf(altai()).tours;
  for (const path of ["/", `/${tour!.slug}`, "/nowhere", "/find-booking"]) {
    const { text } = await site.ask(altai(), path);
    const bar = barIn(text);
    expect(bar?.[0], path).toContain(words);
    const rest = ["<header", "<main"].map((tag) => text.indexOf(tag)).filter((at) => at >= 0);
    expect(bar!.index, path).toBeLessThan(Math.min(...rest));
  }
  for (const host of [kamchatka(), marketplaceHost]) {
    expect(barIn((await site.ask(host, "/")).text), host).toBeNull();
  }
});

test("the cached page follows: with the notice, and without it again", async () => {
  const before = await site.ask(altai(), "/");
  expect(barIn(before.text)).toBeNull();
  put({ text: words, until: inAnHour() });
  await site.untilAskedAgain();
  expect(barIn((await site.ask(altai(), "/")).text)?.[0]).toContain(words);
  put(null);
  await site.untilAskedAgain();
  expect((await site.ask(altai(), "/")).text).toBe(before.text);
});

test("words that look like markup or a script are words", async () => {
  put({ text: `</aside><script>alert(1)</script>"'&`, until: inAnHour() });
  const { text } = await site.ask(altai(), "/");
  expect(text).not.toContain("<script>alert(1)");
  expect(barIn(text)?.[0]).toContain("&lt;/aside&gt;&lt;script&gt;");
});
