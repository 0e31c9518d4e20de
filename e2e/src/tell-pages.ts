import type { Page } from "playwright";
import { afterEach } from "vitest";
import { listPages } from "./journey.ts";

/** How much of a page's words is told: a report has a line for each failure. */
const mostWords = 160;

/** Says of a test that has failed what its pages showed then: where it runs alone nobody sees them. */
afterEach(async ({ task }) => {
  const error = task.result?.state === "fail" ? task.result.errors?.at(-1) : undefined;
  if (!error) return;
  // The newest first: a report's line has an end, and a journey many windows.
  const pages = (await listPages()).toReversed();
  const told = (await Promise.all(pages.map(tellPage))).join(" | ");
  const tell = (text: string) => text.replace(/$/m, () => ` [${told}]`);
  error.message = tell(error.message);
  if (error.stack) error.stack = tell(error.stack);
});

/** Its path, and what it says: questions, notes and headings first. */
async function tellPage(page: Page): Promise<string> {
  const read = (most: number) => {
    const first = document.querySelectorAll<HTMLElement>(
      "[role=dialog], [role=alert], [role=status], h1, main",
    );
    const words = [...first].map((one) => one.innerText.trim());
    return words.join(" · ").replaceAll(/\s+/g, " ").slice(0, most);
  };
  const words = await Promise.race([
    page.evaluate(read, mostWords).catch(() => "gone"),
    new Promise<string>((resolve) => setTimeout(() => resolve("it says nothing"), 5_000)),
  ]);
  return `${new URL(page.url()).pathname}: ${words}`;
}
