import { expect, test } from "vitest";
import { altai, useSite } from "./site-with-api.ts";

const site = useSite();

const pageCalls = () =>
  site.requests().filter(({ path }) => path.startsWith("/spa/custom-page?type=main"));

/** One API process says which revision is the newest, and another reads a replica that is behind it. */
function fallBehind() {
  const own = site.siteOf(altai());
  const [before] = own.main;
  own.main = [{ ...before!, content: { ...before!.content, title: "Новые слова" } }];
  own.mainBehind = [before!];
  own.behind = { "/spa/custom-page": own.revision };
  own.revision += "-next";
}

test("a page of which a part is older is made anew of the primary, and kept", async () => {
  expect((await site.ask(altai(), "/")).text).toContain("Тропа ждёт гостей");
  fallBehind();
  await site.untilAskedAgain();
  expect((await site.ask(altai(), "/")).text).toContain("Новые слова");
  expect(pageCalls().map(({ headers }) => headers["page-reading"])).toEqual([
    "any",
    "any",
    "primary",
  ]);
  site.siteOf(altai()).behind = {};
  expect((await site.ask(altai(), "/")).text).toContain("Новые слова");
  expect(pageCalls(), "it was kept").toHaveLength(3);
});

test("a page whose metadata is older is kept under the revision of its parts", async () => {
  const own = site.siteOf(altai());
  own.behind = { "/spa/custom-metadata": own.revision };
  own.revision += "-next";
  own.metadataBehind = own.behind["/spa/custom-metadata"]!;
  await site.ask(altai(), "/");
  own.behind = {};
  own.metadataBehind = undefined;
  await site.untilAskedAgain();
  const asked = pageCalls().length;
  await site.ask(altai(), "/");
  expect(pageCalls()).toHaveLength(asked);
});

test("a page of several revisions is shown and not kept while the primary is away", async () => {
  fallBehind();
  site.siteOf(altai()).failingOnPrimary = true;
  const answer = await site.ask(altai(), "/");
  expect(answer.status).toBe(200);
  expect(answer.headers["cache-control"]).toBe("no-store");
  site.siteOf(altai()).failingOnPrimary = false;
  site.siteOf(altai()).behind = {};
  expect((await site.ask(altai(), "/")).text).toContain("Новые слова");
});

test("control: answers that name a wrong revision leave the old page there for good", async () => {
  fallBehind();
  const own = site.siteOf(altai());
  // As if nothing compared: what is behind says that it is not.
  own.behind = { "/spa/custom-page": own.revision };
  expect((await site.ask(altai(), "/")).text).toContain("Тропа ждёт гостей");
  own.behind = {};
  await site.untilAskedAgain();
  expect((await site.ask(altai(), "/")).text).toContain("Тропа ждёт гостей");
});
