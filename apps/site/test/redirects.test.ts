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
])("a slash at the end of %j does not redirect to another host", async (path) => {
  const { status, headers } = await site.ask(altai(), path);
  expect(status).toBeGreaterThanOrEqual(300);
  expect(status).toBeLessThan(500);
  if (status < 400) expect(target(headers.location!).host).toBe(altai());
  expect(headers.location ?? "").not.toMatch(/^(?:[/\\]{2}|[^/])/);
});

test.each([
  ...[`/${evil}`, `\\${evil}`, `\t/${evil}`, `\n/${evil}`, `.//${evil}`],
  `a/..//${evil}`,
])("a tour that moved to the unsafe path %j is not found", async (slug) => {
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
])("a tour that moved to %j redirects within the same host", async (slug) => {
  site.siteOf(altai()).redirects["old-1"] = slug;
  const { status, headers } = await site.ask(altai(), "/old-1");
  expect([status, target(headers.location!).host]).toEqual([301, altai()]);
});

test.each(["/tour-1?from=mail", "/robots.txt", "/favicon.ico", `//${evil}/x`, "/"])(
  "a former name of a site redirects %j to the same path on the new address",
  async (path) => {
    site.siteOf(altai()).movedTo = "https://new.example";
    const { status, headers } = await site.ask(altai(), path);
    expect([status, headers.location]).toEqual([301, `https://new.example${path}`]);
    expect(headers["cache-control"]).toBe("public, max-age=300");
  },
);

test("the build's files are served on any host", async () => {
  site.siteOf(altai()).movedTo = "https://new.example";
  expect((await site.ask(altai(), "/latest-build.json")).status).toBe(200);
});

test("control: redirects within the host work, and redirects away are detected", async () => {
  const { status, headers } = await site.ask(altai(), "/tour-1/");
  expect([status, target(headers.location!).href]).toEqual([301, `http://${altai()}/tour-1`]);
  expect(target(`//${evil}`).host).toBe(evil);
});
