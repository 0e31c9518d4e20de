import { expect, test } from "vitest";
import { block } from "./blocks.ts";
import { useSiteInBrowser } from "./browse-site.ts";

const links = [1, 2, 3].map((number) => ({ kind: 2, text: `Пункт ${number}`, url: `/${number}` }));
const { running, host } = useSiteInBrowser("menu", "Тропа", (data) => {
  data.main = [
    block("header", 1, 1, { links }),
    block("intro", 2, 1),
    block("questions", 23, 1),
    block("footer", 11, 1),
  ];
});

test.each([true, false])(
  "an open menu has the focus, holds it, and gives it back; with script: %s",
  async (javaScriptEnabled) => {
    for (const width of [375, 768]) {
      const page = await running.browser.newPage({
        viewport: { width, height: 800 },
        javaScriptEnabled,
      });
      await page.goto(`http://${host()}/`);
      const burger = page.getByRole("button", { name: "Открыть меню" });
      const close = page.getByRole("button", { name: "Закрыть меню" });
      const isFocused = (selector: string) =>
        page.locator(`:focus${selector}`).count().then(Boolean);
      await burger.focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => isFocused('[aria-label="Закрыть меню"]')).toBe(true);
      // The page behind is hidden once the menu has covered it.
      await page.locator("main").waitFor({ state: "hidden" });
      const shots = process.env["SHOTS"];
      if (shots) await page.screenshot({ path: `${shots}/menu-${width}.png` });
      for (let press = 0; press < 20; press += 1) {
        await page.keyboard.press("Tab");
        expect(await page.locator(":focus:not([popover] *)").count()).toBe(0);
      }
      await page.keyboard.press("Escape");
      await close.waitFor({ state: "hidden" });
      expect(await page.locator("main").isVisible()).toBe(true);
      await burger.press("Enter");
      await page.locator("main").waitFor({ state: "hidden" });
      await page.keyboard.press("Escape");
      await expect.poll(() => isFocused('[aria-label="Открыть меню"]')).toBe(true);
      await page.close();
    }
  },
);
