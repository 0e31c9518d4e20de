import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startApps } from "@tour/run/start-apps";
import { launchBrowser } from "@tour/test-browser";
import { keepPicture } from "./keep-picture.ts";
import { startStorybook } from "./start-storybook.ts";
import { builderViews, marketplaceViews, salesViews, siteViews, storybookViews } from "./views.ts";
import type { View } from "./views.ts";

const root = resolve(import.meta.dirname, "../../..");
const target = join(root, "docs/pictures");

/** The apps' ports, apart from those of a running product. */
const ports = { server: 7510, site: 7511, builder: 7512, crm: 7513 };
const storybookPort = 7514;

/**
 * Takes the README's pictures of the built apps (`pnpm build`) on the demo data. `DATA_DIR` names a
 * folder that has them already; without it they are made, and thrown away afterwards.
 */
async function takePictures(filter: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "tour-pictures-"));
  const dataDir = process.env["DATA_DIR"] ? resolve(process.env["DATA_DIR"]) : folder;
  const isWanted = ({ name }: View) => name.startsWith(filter);
  const browser = await launchBrowser();
  /** What a picture that can't be taken must not leave running. */
  const started: { stop: () => Promise<void> }[] = [];
  try {
    await mkdir(target, { recursive: true });
    const take = async (view: View, origin: string, visits = 1) => {
      const page = await browser.newPage({
        viewport: { width: view.width, height: view.height },
        deviceScaleFactor: view.density ?? 1,
        isMobile: view.width < 576,
        locale: "ru-RU",
        reducedMotion: "reduce",
      });
      for (let visit = 0; visit < visits; visit += 1) await view.open(page, origin);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const bytes = await keepPicture(await page.screenshot(), join(target, `${view.name}.webp`));
      console.log(`${view.name}.webp: ${Math.round(bytes / 1000)} kB`);
      await page.close();
    };

    const signedIn = [...builderViews, ...salesViews];
    const appViews = [...siteViews, ...marketplaceViews, ...signedIn].filter(isWanted);
    if (appViews.length > 0) {
      console.log("Starting the apps");
      const apps = await startApps({ dataDir, ports });
      started.push(apps);
      const { organizerSite, marketplace, builder } = apps.addresses;
      // Fonts that come late are not shown before the next visit: the first one fetches them.
      for (const view of siteViews.filter(isWanted)) await take(view, organizerSite(view.site), 2);
      for (const view of marketplaceViews.filter(isWanted)) await take(view, marketplace, 2);
      for (const view of signedIn.filter(isWanted)) await take(view, builder);
    }
    if (storybookViews.some(isWanted)) {
      console.log("Starting Storybook");
      const storybook = await startStorybook(storybookPort);
      started.push(storybook);
      for (const view of storybookViews.filter(isWanted)) await take(view, storybook.origin);
    }
  } finally {
    for (const { stop } of started) await stop();
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

await takePictures(process.argv.slice(2).find((argument) => argument !== "--") ?? "");
process.exit(0);
