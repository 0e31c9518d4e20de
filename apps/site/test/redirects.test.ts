import { expect, test } from "vitest";
import { altai, useSite } from "./site-with-api.ts";

const site = useSite();

/** Where a browser on the page would go. */
const target = (location: string) => new URL(location, `http://${altai()}/some/page`);

const evil = "evil.example";

test.each([
  ...[
    `//${evil}/`,
    `///${evil}//`,
    `/\\${evil}/`,
    `/\\/${evil}/`,
    `/.//${evil}/`,
    `/a/..//${evil}/`,
  ],
  ...[`/%2f%2f${evil}/`, `/%5c${evil}/`, `/%09/${evil}/`, `/%0d%0alocation:%20${evil}/`, "//"],
  ...[`https:${evil}/`, `http://${evil}/a/`, `/https:/${evil}/`, "/javascript:alert(1)/", "/@/"],
])("a slash at the end of %j leads to no other host", async (path) => {
  const { status, headers } = await site.ask(altai(), path);
  expect(status).toBeGreaterThanOrEqual(300);
  expect(status).toBeLessThan(500);
  if (status < 400) expect(target(headers.location!).host).toBe(altai());
  expect(headers.location ?? "").not.toMatch(/^(?:[/\\]{2}|[^/])/);
});

test.each([
  ...[`/${evil}`, `\\${evil}`, `\t/${evil}`, `\n/${evil}`, `.//${evil}`],
  `a/..//${evil}`,
])("a tour that moved to %j has moved nowhere: there is no such page", async (slug) => {
  site.siteOf(altai()).redirects["old-1"] = slug;
  const { status, headers } = await site.ask(altai(), "/old-1");
  expect([status, headers.location]).toEqual([404, undefined]);
});

test.each([
  `https://${evil}`,
  "javascript:alert(1)",
  `@${evil}`,
  `%2f%2f${evil}`,
  "../../a",
  "\r\n\r\n<script>",
])("a tour that moved to %j is looked for on the same host", async (slug) => {
  site.siteOf(altai()).redirects["old-1"] = slug;
  const { status, headers } = await site.ask(altai(), "/old-1");
  expect([status, target(headers.location!).host]).toEqual([301, altai()]);
});

test("control: what stays here is led on, and what leads away is seen as that", async () => {
  const { status, headers } = await site.ask(altai(), "/tour-1/");
  expect([status, target(headers.location!).href]).toEqual([301, `http://${altai()}/tour-1`]);
  expect(target(`//${evil}`).host).toBe(evil);
});
