import type { Page } from "playwright";

/** What one step cost a person: presses of a button, fields written in, documents loaded. */
interface Effort {
  step: string;
  presses: number;
  fields: number;
  pages: number;
}

/** Counts what a person does in a window, step by step; begun before the window's first page. */
export async function countEffort(page: Page): Promise<{
  begin: (step: string) => void;
  steps: Effort[];
}> {
  const steps: Effort[] = [];
  const add = (what: "presses" | "fields" | "pages") => {
    const now = steps.at(-1);
    if (now) now[what] += 1;
  };
  await page.exposeFunction("countEffort", add);
  await page.addInitScript(() => {
    const tell = (what: string) =>
      (globalThis as unknown as { countEffort: (what: string) => void }).countEffort(what);
    const written = new WeakSet<EventTarget>();
    addEventListener("pointerdown", () => tell("presses"), true);
    addEventListener(
      "input",
      ({ target }) => {
        const isText =
          target instanceof HTMLElement && !target.matches("[type=radio], [type=checkbox]");
        if (!isText || written.has(target)) return;
        written.add(target);
        tell("fields");
      },
      true,
    );
  });
  page.on("domcontentloaded", () => add("pages"));
  const begin = (step: string) => void steps.push({ step, presses: 0, fields: 0, pages: 0 });
  return { begin, steps };
}
