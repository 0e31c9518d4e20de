import { expect, test } from "vitest";
import { RequestSeries } from "./request-series.ts";

const valueOf = (text: string, series: string) =>
  Number(/ (\S+)$/.exec(text.split("\n").find((line) => line.startsWith(`${series} `)) ?? "")?.[1]);

test("each bucket counts requests up to its duration, and the last one all of them", () => {
  const series = new RequestSeries();
  for (const seconds of [0.001, 0.005, 0.006, 3, 60]) {
    series.add({ call: "tours", method: "GET", status: "2xx", seconds });
  }
  series.add({ call: "tour", method: "GET", status: "4xx", seconds: 0.3 });
  const text = series.toText();
  const upTo = (bound: string) =>
    valueOf(text, `tour_request_duration_seconds_bucket{le="${bound}",call="tours"}`);
  expect(["0.005", "0.01", "2.5", "5", "10", "+Inf"].map(upTo)).toEqual([2, 3, 3, 4, 4, 5]);
  expect(valueOf(text, `tour_request_duration_seconds_count{call="tours"}`)).toBe(5);
  expect(valueOf(text, `tour_request_duration_seconds_sum{call="tours"}`)).toBeCloseTo(63.012);
  const count = (call: string, status: string) =>
    valueOf(text, `tour_requests_total{call="${call}",method="GET",status="${status}"}`);
  expect([count("tours", "2xx"), count("tour", "4xx")]).toEqual([5, 1]);
});

test("every line is valid in Prometheus' text format", () => {
  const series = new RequestSeries();
  series.add({ call: "/media/:key/:size", method: "GET", status: "2xx", seconds: 0.02 });
  for (const line of series.toText().trim().split("\n")) {
    expect(line).toMatch(/^(|# (HELP|TYPE) \w+ .+|\w+\{(\w+="[^"]*",?)+\} [\d.e-]+)$/);
  }
});
