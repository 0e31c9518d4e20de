import { findBlock } from "@tour/blocks/definitions";
import type { Browser, Page } from "playwright";
import type { RecordedPage } from "../page-blocks/page.ts";
import type { Demo } from "../stage/demo.ts";
import { openInWindow, waitForPreview } from "./editor.ts";
import type { Drag, Editor } from "./editor.ts";
import { makeLongPage } from "./make-long-page.ts";
import type { LongPage } from "./make-long-page.ts";

/** What the demo's sign-in page shows to everyone. */
const account = { email: "organizer@demo.tour", password: "demo-demo-demo" };

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
        // The list of blocks stands where a block's form is open.
        const showList = async () => {
          const back = page.getByRole("button", { name: "К списку блоков" });
          if (await back.isVisible()) await back.click();
        };
        return {
          frame,
          field,
          blocks,
          block: `[data-preview-block="${id}"]`,
          chooseBlock: async () => {
            await showList();
            await row.focus();
          },
          drag: dragInList(page, long, showList),
        };
      }),
  };
}

function dragInList(page: Page, { blocks, edited }: LongPage, showList: () => Promise<void>): Drag {
  const [before, id] = [blocks[edited - 1]?.id, blocks[edited]?.id];
  const rows = page.locator(`[data-row="${before}"], [data-row="${id}"]`);
  const handle = page.locator(`[data-row="${id}"]`).getByRole("button", { name: /^Перетащить/ });
  return {
    findHold: async () => {
      await showList();
      await handle.evaluate((it) => it.scrollIntoView({ block: "center" }));
      const { x, y, width, height } = (await handle.boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    },
    hasGivenWay: () =>
      rows.evaluateAll(([first, second]) => {
        const tops = [first, second].map((row) => row?.getBoundingClientRect().top ?? 0);
        return tops[0]! > tops[1]!;
      }),
    before: `[data-preview-block="${before}"]`,
  };
}

/**
 * The long page is opened and saved without the API host, which holds the demo's own page. In the page
 * itself, for Playwright's routes would switch the window's cache off.
 */
const answerDraft = (page: Page, { blocks }: LongPage) =>
  page.addInitScript((own) => {
    const ask = globalThis.fetch;
    let version = 1;
    const answerOf = async (response: Response) => {
      const { data, ...rest } = await response.json();
      version = data.version;
      return Response.json({ ...rest, data: { ...data, blocks: own } });
    };
    globalThis.fetch = async (...asked) => {
      const [target] = asked;
      const address = target instanceof Request ? target.url : target;
      const { pathname, searchParams } = new URL(address, location.href);
      if (pathname.endsWith("/get-page") && searchParams.get("type") === "main")
        return answerOf(await ask(...asked));
      if (!pathname.endsWith("/save-page-edit")) return ask(...asked);
      version += 1;
      const data = { version, updated_at: new Date().toISOString(), checks: [], blocks: null };
      return Response.json({ data });
    };
  }, blocks);

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
