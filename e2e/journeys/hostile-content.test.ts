import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openEditor } from "../src/editor.ts";
import { openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";

/** Fits where a button's few words do; what is left of it when it is cleaned is no empty text. */
const short = "т<img src=x onerror=alert(1)>";
const long =
  "Слова</script></style></title></textarea><!--><script>alert(1)</script>" +
  "<p onmouseover=alert(1)>т</p><a href='javascript:alert(1)'>т</a><svg onload=alert(1)>" +
  "<iframe srcdoc='<script>parent.alert(1)</script>'></iframe>" +
  short;

let journey: Journey;
let page: Page;
let organizer: number;
const dialogs: string[] = [];

interface Block {
  content: unknown;
}

interface Draft {
  blocks: Block[];
  version: number;
}

beforeAll(async () => {
  journey = await startJourney();
  // Nothing but the pages themselves stands in the way: what could run, runs.
  page = await openBuilder(journey, { bypassCSP: true });
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  organizer = Number(new URL(page.url()).pathname.slice(1));
});
afterAll(() => journey.close());

/** Asks the API in the signed-in browser. */
async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  return page.evaluate(
    async ([url, sent]) => {
      const options = sent === undefined ? {} : { method: "POST", body: JSON.stringify(sent) };
      const headers = { "user-role": "organizer", "content-type": "application/json" };
      const answer = await fetch(`/crm/api/constructor/${url}`, { headers, ...options });
      if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
      const json = await answer.json();
      return json.data ?? json;
    },
    [path, body] as const,
  );
}

/** Whether a string of a block's content is words, not an address, a name or a choice. */
const isWords = (text: string) => /[а-яё]/iu.test(text);

/** The same content with hostile words wherever there were at minLength so many emails. */
function poison(content: unknown, minLength: number): unknown {
  if (typeof content === "string") {
    if (!isWords(content) || content.length < minLength) return content;
    // No longer than what stood there: each text has a limit of its own.
    return content.length > 80 ? long.slice(0, content.length) : short;
  }
  if (Array.isArray(content)) return content.map((entry) => poison(entry, minLength));
  if (content === null || typeof content !== "object") return content;
  const entries = Object.entries(content).map(([key, value]) => [key, poison(value, minLength)]);
  return Object.fromEntries(entries);
}

/** The block with hostile words in all of its texts, or in all that have room for them. */
async function poisonBlock(block: Block, query: string): Promise<Block> {
  const poisoned = { ...block, content: poison(block.content, 1) };
  const check = await ask<{ success: boolean }>(`validate-block?${query}`, { block: poisoned });
  return check.success ? poisoned : { ...block, content: poison(block.content, short.length) };
}

/** Elements that only hostile words could have made. */
const planted =
  'img[src="x"], svg[onload], [onmouseover], iframe[srcdoc], a[href^="javascript:"], script:not([src]):not([type])';

it("stores hostile markup in every text of every block, and shows it as text", async () => {
  for (const type of ["main", "tour"]) {
    const query = `organizer_id=${organizer}&type=${type}`;
    const { blocks, version } = await ask<Draft>(`get-page?${query}`);
    const poisoned = [];
    for (const block of blocks) poisoned.push(await poisonBlock(block, query));
    await ask(`save-page-blocks?${query}`, { blocks: poisoned, version });
  }
  const published = ask(`publish-data?organizer_id=${organizer}&type=site`, {});
  await expect(published).resolves.toHaveProperty("version");
});

it("runs none of it in the preview", async () => {
  await page.reload();
  const preview = await openEditor(page);
  await preview.getByText(short).filter({ visible: true }).first().waitFor();
  expect(await preview.locator(planted).count()).toBe(0);
  const tour = await openEditor(page, "Страница тура");
  await tour.getByText(short).filter({ visible: true }).first().waitFor();
  expect(await tour.locator(planted).count()).toBe(0);
  expect(dialogs).toEqual([]);
});

it("runs none of it on the published pages, before and after hydration", async () => {
  const site = journey.addresses.organizerSite("altai");
  await page.goto(site);
  const links = await page
    .locator("a[href]")
    .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  const tour = links.find((href) => /^\/[a-z0-9-]+-\d+$/u.test(href ?? ""));
  if (!tour) throw new Error("The main page leads to no tour");
  for (const path of ["/", tour]) {
    await page.goto(new URL(path, site).href);
    // Islands wake as they come into sight.
    for (const block of await page.locator("[data-block], section").filter({ visible: true }).all())
      await block.scrollIntoViewIfNeeded();
    await page.getByText(short).filter({ visible: true }).first().waitFor();
    expect(await page.locator(planted).count()).toBe(0);
  }
  expect(dialogs).toEqual([]);
});

it("control: the same markup runs where it is inserted as HTML", async () => {
  await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), short);
  await expect.poll(() => dialogs).toEqual(["1"]);
  expect(await page.locator(planted).count()).toBe(1);
});
