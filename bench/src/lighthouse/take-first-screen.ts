import type { Browser } from "playwright";

/** Lighthouse's phone. */
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/**
 * A page as a bare static one: what a phone shows of it at first, with its styles and its pictures,
 * and without scripts or anything further down.
 */
export async function takeFirstScreen(browser: Browser, url: string): Promise<string> {
  const window = await browser.newContext({ ...phone, locale: "ru-RU", javaScriptEnabled: false });
  try {
    const page = await window.newPage();
    const answer = await page.goto(url, { waitUntil: "load", timeout: 120_000 });
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
    // Scripts of the page are off; those of the bench are not.
    await page.evaluate(() => {
      const foot = innerHeight;
      const isBelow = (element: Element) => {
        const { top, height } = element.getBoundingClientRect();
        return height > 0 && top >= foot;
      };
      for (const element of document.body.querySelectorAll("*")) {
        if (element.isConnected && isBelow(element)) element.remove();
      }
      for (const element of document.querySelectorAll("script")) element.remove();
    });
    return await page.content();
  } finally {
    await window.close();
  }
}
