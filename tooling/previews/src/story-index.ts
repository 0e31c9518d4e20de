import type { Page } from "playwright";

/** What Storybook says of its stories. */
export interface StoryIndex {
  entries: Record<string, { id: string; type: "story" | "docs"; importPath: string }>;
}

/** What pictures are taken with. */
export interface Studio {
  page: Page;
  origin: string;
  stories: StoryIndex;
  /** Whether a variant, by "type-number", or a page starter, by its name, is to be drawn. */
  isWanted: (name: string) => boolean;
}

/** Opens a story and waits for its first block, its fonts and its pictures. */
export async function openStory(
  { page, origin }: Pick<Studio, "page" | "origin">,
  id: string,
  preset = "",
): Promise<void> {
  const globals = preset && `&globals=preset:${preset}`;
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story${globals}`);
  const root = page.locator("#storybook-root");
  await root.locator("header, section, footer").first().waitFor({ state: "attached" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState("networkidle");
}

/** The stories of variants with their pictures, keyed by "type-number". */
export function listVariantStories({ entries }: StoryIndex): { id: string; key: string }[] {
  return Object.values(entries).flatMap(({ id, importPath }) => {
    const type = /blocks\/src\/.*\.stories\.gen\.tsx$/.test(importPath);
    const key = /(\d+)-[^-]*.*--variant-(\d+)$/.exec(id);
    return type && key ? [{ id, key: `${Number(key[1])}-${key[2]}` }] : [];
  });
}
