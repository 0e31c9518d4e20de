import { once } from "node:events";
import { ApiError } from "@tour/api";
import { expect, test } from "vitest";
import { toPageError } from "./page-errors.ts";

test("an API host that hangs is away, as one that is not there: a page that waited is 503", async () => {
  const signal = AbortSignal.timeout(1);
  if (!signal.aborted) await once(signal, "abort");
  expect(toPageError(signal.reason, "/").status).toBe(503);
});

test.each([429, 502, 503, 504])("an API host that says %i is asked again later: 503", (status) => {
  const error = new ApiError({ status, url: "/spa/tours" });
  expect(toPageError(error, "/tours").status).toBe(503);
});

test("whatever else is thrown is a fault of the page: 500", () => {
  const { status, publicMessage } = toPageError(new DOMException("secret", "DataCloneError"), "/");
  expect(status).toBe(500);
  expect(publicMessage).not.toContain("secret");
});
