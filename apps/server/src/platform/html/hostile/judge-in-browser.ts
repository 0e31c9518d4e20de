import type { Page } from "playwright";

/** What a browser made of a text, or tried to run of it. */
export interface Verdict {
  html: string;
  /** Something asked for a dialog. */
  hasRun: boolean;
  /** Elements, attributes and addresses that no rich text may have. */
  strangers: string[];
}

/**
 * Reads texts as the site's pages do, as a document and as a part put into one, and tells what came
 * of each within `timeout` milliseconds. Nothing guards the page: what could run, runs.
 */
export async function judgeInBrowser(
  page: Page,
  texts: readonly string[],
  timeout: number,
): Promise<Verdict[]> {
  return page.evaluate(judgeHere, { texts, timeout });
}

/** Runs in the page, and so can use nothing of this file. */
async function judgeHere({ texts, timeout }: { texts: readonly string[]; timeout: number }) {
  const elements = new Set("P H2 H3 H4 UL OL LI A STRONG EM U S BLOCKQUOTE BR".split(" "));
  const attributes = new Set(["href", "rel", "target"]);
  const schemes = new Set(["http:", "https:", "mailto:", "tel:"]);
  const pause = () => new Promise((resolve) => setTimeout(resolve, timeout));

  function listStrangers(root: Element): string[] {
    return [...root.querySelectorAll("*")].flatMap((element) => {
      const href = element.getAttribute("href");
      const url = href === null ? undefined : new URL(href, "https://own.example/page");
      const isForeign = url?.host === "evil.example" && !/^\s*https?:/iu.test(href ?? "");
      return [
        ...(elements.has(element.tagName) ? [] : [element.tagName]),
        ...element.getAttributeNames().filter((name) => !attributes.has(name)),
        ...(url && (!schemes.has(url.protocol) || isForeign) ? [url.href] : []),
      ];
    });
  }

  async function read(write: (document: Document) => void) {
    const frame = document.body.appendChild(document.createElement("iframe"));
    let hasRun = false;
    const listen = () => {
      const mark = () => (hasRun = true);
      Object.assign(frame.contentWindow ?? {}, { alert: mark, confirm: mark, prompt: mark });
    };
    listen();
    write(frame.contentDocument!);
    listen();
    await pause();
    const root = frame.contentDocument?.querySelector("#text");
    const strangers = root ? listStrangers(root) : ["the page is gone"];
    if (!root?.nextElementSibling?.matches("#after")) strangers.push("the text is not closed");
    frame.remove();
    return { hasRun, strangers };
  }

  const asDocument = (html: string) =>
    read((inner) => {
      inner.open();
      inner.write(`<!doctype html><div id=text>${html}</div><p id=after></p>`);
      inner.close();
    });
  const asPart = (html: string) =>
    read((inner) => {
      inner.body.innerHTML = "<div id=text></div><p id=after></p>";
      const text = inner.querySelector("#text")!;
      text.innerHTML = html;
      // Editors read what they wrote once more.
      text.innerHTML = String(text.innerHTML);
    });

  async function judge(html: string): Promise<Verdict> {
    const [page, part] = await Promise.all([asDocument(html), asPart(html)]);
    const strangers = [...new Set([...page.strangers, ...part.strangers])];
    return { html, hasRun: page.hasRun || part.hasRun, strangers };
  }

  const verdicts: Verdict[] = [];
  for (let at = 0; at < texts.length; at += 100) {
    verdicts.push(...(await Promise.all(texts.slice(at, at + 100).map(judge))));
  }
  return verdicts;
}
