import { Hono } from "hono";
import { expect, test } from "vitest";
import { StaticFirstRouter } from "./static-first-router.ts";

const app = new Hono({ router: new StaticFirstRouter() });
app.use(async (c, next) => {
  await next();
  c.header("x-passed", c.req.path);
});
app.get("/tours", (c) => c.text("all tours"));
app.post("/tours", (c) => c.text("a new tour"));
app.all("/tours", (c) => c.text("no such method", 405));
app.get("/media/:key/:size", (c) => c.text(`${c.req.param("key")} at ${c.req.param("size")}`));
app.get("/media/font/:key/font.woff2", (c) => c.text(`font ${c.req.param("key")}`));

const ask = async (method: string, path: string) => {
  const answer = await app.request(path, { method });
  return [answer.status, await answer.text(), answer.headers.get("x-passed")];
};

test("a path is found by its method, the first time and every time after", async () => {
  for (let time = 0; time < 2; time += 1) {
    expect(await ask("GET", "/tours")).toEqual([200, "all tours", "/tours"]);
    expect(await ask("POST", "/tours")).toEqual([200, "a new tour", "/tours"]);
    expect(await ask("PUT", "/tours")).toEqual([405, "no such method", "/tours"]);
  }
});

test("parameters belong to each request, even next to a path with the same prefix", async () => {
  expect(await ask("GET", "/media/a/big")).toEqual([200, "a at big", "/media/a/big"]);
  expect(await ask("GET", "/media/b/small")).toEqual([200, "b at small", "/media/b/small"]);
  const font = "/media/font/a/font.woff2";
  expect(await ask("GET", font)).toEqual([200, "font a", font]);
});

test("an unknown path is not found", async () => {
  expect((await ask("GET", "/tours/"))[0]).toBe(404);
  expect((await ask("GET", "/nothing"))[0]).toBe(404);
});
