import { launchBrowser } from "@tour/test-browser";
import { test } from "vitest";
import { block } from "./blocks.ts";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import { fakeOrder, orderUuid } from "./fake-order.ts";
import { startSite } from "./start-site.ts";
test("shots", async () => {
  const api = await startFakeApi();
  const site = await startSite(api.origin);
  const browser = await launchBrowser();
  const host = `goes.localhost:${site.port}`;
  const own = fakeSite(
    "Тропа",
    [],
    [1, 2, 3, 4].map((v) => block(`reviews-${v}`, 17, v)),
  );
  api.sites.set(host, own);
  own.orders[orderUuid] = fakeOrder({ status: 4, can_review: true } as never);
  for (const width of [375, 768, 1440]) {
    const page = await (
      await browser.newContext({ viewport: { width, height: 900 }, locale: "ru-RU" })
    ).newPage();
    await page.goto(`http://${host}/${own.tours[0]!.slug}`);
    await page.screenshot({ path: `/tmp/going-reviews-${width}.png`, fullPage: true });
    await page.goto(`http://${host}/order/${orderUuid}/review`);
    await page.screenshot({ path: `/tmp/going-review-${width}.png`, fullPage: true });
  }
  await browser.close();
  await site.stop();
  await api.stop();
});
