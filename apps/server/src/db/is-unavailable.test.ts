import { expect, test } from "vitest";
import { isUnavailable } from "./is-unavailable.ts";

const coded = (code: string) => Object.assign(new Error("refused"), { code });

test.each([
  ["a server that is not there", coded("ECONNREFUSED")],
  ["a server that was ended", coded("57P01")],
  ["a server that recovers", coded("57P03")],
  ["a server without a free connection", coded("53300")],
  ["a connection that broke", new Error("Connection terminated unexpectedly")],
  ["a query that failed for one of these", new Error("Failed query", { cause: coded("57P02") })],
])("%s is a temporary failure", (_, error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  ["a row that is there already", coded("23505")],
  ["a column that is not there", coded("42703")],
  ["a fault of ours", new TypeError("x is not a function")],
  ["a thrown text", "ECONNREFUSED"],
])("%s is a permanent failure", (_, error) => {
  expect(isUnavailable(error)).toBe(false);
});
