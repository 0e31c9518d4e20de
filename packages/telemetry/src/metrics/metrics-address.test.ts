import { expect, test } from "vitest";
import { readMetricsAddress } from "./metrics-address.ts";

// ASVS 13.4.5
test("without a port metrics are served nowhere, with one on this machine alone unless told otherwise", () => {
  expect(readMetricsAddress({ METRICS_PORT: "" })).toBeUndefined();
  expect(readMetricsAddress({ METRICS_PORT: "9464" })).toEqual({ port: 9464, host: "127.0.0.1" });
  expect(readMetricsAddress({ METRICS_PORT: "1", METRICS_HOST: "10.0.0.1" })).toEqual({
    port: 1,
    host: "10.0.0.1",
  });
});

test.each([
  [{ METRICS_PORT: "70000" }, "METRICS_PORT"],
  [{ METRICS_PORT: "x" }, "METRICS_PORT"],
  [{ METRICS_PORT: "1", METRICS_HOST: "a b" }, "METRICS_HOST"],
])("a wrong value is named: %o", (source, name) => {
  expect(() => readMetricsAddress(source)).toThrow(name);
});
