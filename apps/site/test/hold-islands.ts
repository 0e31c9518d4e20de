import type { Page } from "playwright";

/** Keeps the code of a page's islands away until the answered function is called. */
export async function holdIslands(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/islands/**", async (route) => {
    await held;
    // The page may have gone meanwhile.
    await route.continue().catch(() => undefined);
  });
  return release;
}
