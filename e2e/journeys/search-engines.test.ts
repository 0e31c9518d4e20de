import { checkStructuredData, readGraphs } from "@tour/schema-org";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";

let journey: Journey;
let page: Page;
/** What the browser complains of: a policy that forbids something is among it. */
const complaints: string[] = [];

beforeAll(async () => {
  journey = await startJourney();
  page = await (await journey.newWindow()).newPage();
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
});
afterAll(() => journey.close());

interface Graph {
  "@graph": { "@type": string | string[]; [property: string]: unknown }[];
}

/** Opens a page, and gives the types of the things that it speaks of. */
async function readPage(url: string): Promise<string[]> {
  complaints.length = 0;
  const answer = await page.goto(url);
  const [graph, ...more] = readGraphs((await answer?.text()) ?? "") as Graph[];
  expect(more).toEqual([]);
  expect(await checkStructuredData(graph, new URL(url).origin), url).toEqual([]);
  expect(complaints, url).toEqual([]);
  return graph?.["@graph"].flatMap((node) => node["@type"]) ?? [];
}

describe.each(["altai", "kamchatka", "karelia"])("what %s says to search engines", (name) => {
  const home = () => journey.addresses.organizerSite(name);

  it("is right on the main page: the organiser, the tours and the questions", async () => {
    const types = await readPage(`${home()}/`);
    expect(types).toEqual(
      expect.arrayContaining(["WebSite", "WebPage", "TravelAgency", "ItemList"]),
    );
  });

  it("is right on every tour page: the price, the dates and the reviews", async () => {
    const map = await (await page.goto(`${home()}/sitemap.xml`))?.text();
    const urls = [...(map ?? "").matchAll(/<loc>([^<]+-\d+)<\/loc>/g)].map(([, url]) => url ?? "");
    expect(urls.length).toBeGreaterThan(2);
    for (const url of urls) {
      const types = await readPage(url);
      expect(types).toEqual(
        expect.arrayContaining(["BreadcrumbList", "Product", "TouristTrip", "TravelAgency"]),
      );
    }
  });
});

it("is data: the browser's policy accepts it, and refuses a script", async () => {
  await readPage(`${journey.addresses.organizerSite("altai")}/`);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'foreign'";
    document.body.append(script);
  });
  await expect.poll(() => complaints.join("\n")).toContain("policy: script-src");
  expect(await page.title()).not.toBe("foreign");
  expect(journey.refused.splice(0)).toEqual([expect.stringContaining("inline script")]);
});
