import { once } from "node:events";
import { ApiError } from "@tour/api";
import { expect, test } from "vitest";
import { toPageError } from "./page-errors.ts";

test("an API host that hangs counts as down: a page that times out is 503", async () => {
  const signal = AbortSignal.timeout(1);
  if (!signal.aborted) await once(signal, "abort");
  expect(toPageError(signal.reason, "/").status).toBe(503);
});

test.each([429, 502, 503, 504])("a response %i from the API host becomes 503", (status) => {
  const error = new ApiError({ status, url: "/spa/tours" });
  expect(toPageError(error, "/tours").status).toBe(503);
});

test("an error of the API host is shown with its own message and status", () => {
  const body = { message: "Сайт закрыт на время зимовки." };
  const { status, publicMessage } = toPageError(new ApiError({ status: 403, url: "/", body }), "/");
  expect([status, publicMessage]).toEqual([403, body.message]);
});

test.each([
  [500, "Не удалось прочитать таблицу tours"],
  [400, "Expected number but received NaN"],
])("internal error messages are logged and not shown: %i %s", (status, message) => {
  const error = new ApiError({ status, url: "/", body: { message } });
  expect(toPageError(error, "/")).toMatchObject({ status: 500, message });
  expect(toPageError(error, "/").publicMessage).not.toContain(message);
});

test("any other error is a 500", () => {
  const { status, publicMessage } = toPageError(new DOMException("secret", "DataCloneError"), "/");
  expect(status).toBe(500);
  expect(publicMessage).not.toContain("secret");
});
