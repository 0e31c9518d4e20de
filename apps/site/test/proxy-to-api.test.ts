import { expect, test } from "vitest";
import { altai, useSite } from "./site-with-api.ts";

const site = useSite();

test("calls are forwarded with the host and role set by the site's server, whatever the client sent", async () => {
  const answer = await site.ask(altai(), "/spa/echo?x=1", {
    method: "POST",
    body: '{"a":1}',
    headers: {
      "content-type": "application/json",
      "site-host": "kamchatka.localhost:3000",
      "user-role": "staff",
      cookie: "__Host-session=stolen",
      authorization: "Bearer stolen",
      "x-forwarded-for": "1.2.3.4",
    },
  });
  const sent = site.requests().at(-1);
  expect(sent).toMatchObject({ path: "/spa/echo?x=1", method: "POST", body: '{"a":1}' });
  expect(sent?.headers).toMatchObject({ "site-host": altai(), "user-role": "visitor" });
  expect(sent?.headers.cookie).toBeUndefined();
  expect(sent?.headers.authorization).toBeUndefined();
  expect(sent?.headers["x-forwarded-for"]).not.toContain("1.2.3.4");
  expect(answer.status).toBe(201);
  expect(answer.headers["x-kept"]).toBe("yes");
  expect(answer.headers["set-cookie"]).toBeUndefined();
});

test("proxied pictures keep their headers", async () => {
  const { status, headers, text } = await site.ask(altai(), "/media/abc/1200x00");
  expect([status, text]).toEqual([200, "picture"]);
  expect(headers["cache-control"]).toContain("immutable");
  expect(headers["content-type"]).toBe("image/webp");
});

test("an ambiguous path is not forwarded", async () => {
  for (const path of ["/spa/..%2fcrm/api", "/media/%2e%2e/crm", "/spa/a%5cb"]) {
    expect((await site.ask(altai(), path)).status).toBeGreaterThanOrEqual(400);
  }
  await site.ask(altai(), "/spa/../crm/api/constructor/get-page");
  expect(site.requests().filter(({ path }) => path.includes("crm"))).toEqual([]);
});
