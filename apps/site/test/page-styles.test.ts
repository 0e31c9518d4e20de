import { expect, test } from "vitest";
import { altai, useSite } from "./site-with-api.ts";
import { marketplaceHost } from "./start-site.ts";

const site = useSite();

/** A class of a style sheet, as builds name it. */
const ofSheet = /^[b-df-hj-np-tv-xz]{2,}\d+$/;

/** Classes of style sheets that stand on a page's elements, and those that its styles have rules for. */
async function classesOf(host: string, path: string) {
  const { text } = await site.ask(host, path);
  const style = /<style[^>]*>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? "";
  const body = text.slice(text.indexOf("<body"));
  const used = [...body.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) =>
    names.split(" ").filter((name) => ofSheet.test(name)),
  );
  return {
    used: new Set(used),
    hasRule: (name: string) => new RegExp(`\\.${name}(?!\\w)`).test(style),
  };
}

test.each([
  ["the front page", () => marketplaceHost, "/"],
  ["the tours", () => marketplaceHost, "/tours"],
  ["the organisers", () => marketplaceHost, "/organizers"],
  ["an error", altai, "/nothing-here"],
  ["a form of the kit's parts", altai, "/find-booking"],
])("%s has the CSS rules of every part on it", async (_, host, path) => {
  const { used, hasRule } = await classesOf(host(), path);
  expect(used.size).toBeGreaterThan(2);
  expect([...used].filter((name) => !hasRule(name))).toEqual([]);
  expect(hasRule("zz999")).toBe(false);
});
