import { findBlock } from "@tour/blocks/definitions";
import type { Browser, Page } from "playwright";
import type { RecordedPage } from "../page-blocks/page.ts";
import type { Demo } from "../stage/demo.ts";
import { openInWindow, waitForPreview } from "./editor.ts";
import type { Editor } from "./editor.ts";
import { makeLongPage } from "./make-long-page.ts";
import type { LongPage } from "./make-long-page.ts";

/** What the demo's sign-in page shows to everyone. */
const account = { email: "organizer@demo.tour", password: "demo-demo-demo" };

interface DraftAnswer {
  data: { blocks: unknown; version: number };
}

/** Our builder with the site's preview in its frame, as the demo runs them. */
export function ourEditor(browser: Browser, demo: Demo, recorded: RecordedPage): Editor {
  return {
    title: "our builder",
    open: (count, prepare) =>
      openInWindow(browser, async (page) => {
        const long = makeLongPage(recorded, count);
        await prepare?.(page);
        await answerDraft(page, long);
        await signIn(page, demo.builder);
        await page.goto(`${page.url()}/page/main`);
        await openForm(page, long);
        const field = page.getByLabel("Заголовок").first();
        await field.waitFor();
        const blocks = "[data-preview-block]";
        const frame = await waitForPreview(page, blocks, count);
        const id = long.blocks[long.edited]?.id;
        const row = page.locator(`[data-opens="${id}"]`);
        return {
          frame,
          field,
          blocks,
          block: `[data-preview-block="${id}"]`,
          // The list of blocks stands where a block's form is open.
          chooseBlock: async () => {
            const back = page.getByRole("button", { name: "К списку блоков" });
            if (await back.isVisible()) await back.click();
            await row.focus();
          },
        };
      }),
  };
}

/** The long page is opened and saved without the API host, which holds the demo's own page. */
async function answerDraft(page: Page, { blocks }: LongPage): Promise<void> {
  let version = 1;
  await page.route("**/crm/api/constructor/get-page?*type=main*", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as DraftAnswer;
    version = answer.data.version;
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, blocks } } });
  });
  await page.route("**/crm/api/constructor/save-page-edit?*", async (route) => {
    version += 1;
    const data = { version, updated_at: new Date().toISOString(), checks: [], blocks: null };
    await route.fulfill({ json: { data } });
  });
}

async function signIn(page: Page, builder: string): Promise<void> {
  await page.goto(`${builder}/sign-in`);
  await page.getByLabel("E-mail").fill(account.email);
  await page.getByLabel("Пароль").fill(account.password);
  await page.getByRole("button", { name: "Войти" }).click();
  await page.getByRole("button", { name: /^Подставить код/ }).click();
  await page.getByRole("button", { name: "Подтвердить", exact: true }).click();
  await page.waitForURL(/\/\d+$/);
}

async function openForm(page: Page, { blocks, edited }: LongPage): Promise<void> {
  const type = blocks[edited]?.type ?? 0;
  const title = findBlock(type)?.definition.title ?? "";
  const before = blocks.slice(0, edited).filter((block) => block.type === type).length;
  const list = page.getByRole("complementary", { name: "Блоки" });
  const row = list.getByRole("button", { name: new RegExp(`^${title}`) }).nth(before);
  await row.click();
}
