import { expect, test } from "vitest";
import { keepOthers, writeProofReport } from "./proof-report.ts";
import type { ProvenPart } from "./proof-report.ts";

const part = (over: Partial<ProvenPart>): ProvenPart => ({
  ...{ name: "Races", unit: "rounds", planned: 1000, done: 1000, seconds: 61 },
  ...{ invariants: ["no seat is sold twice"], facts: {} },
  ...{ date: "2026-11-23", node: "24.11.0" },
  ...over,
});

test("each part is a row, and what several look at is said once", () => {
  const events = { name: "Events", unit: "sequences", planned: 10_000, done: 10_000, seconds: 600 };
  const report = writeProofReport([
    part({}),
    part({ ...events, seed: 7, facts: { events: 120_000 } }),
  ]);
  expect(report).toContain("| Races | 1,000 rounds |  | 61 s | 2026-11-23, Node 24.11.0 |");
  expect(report).toContain(
    "| Events | 10,000 sequences | 120,000 events, seed 7 | 10 min | 2026-11-23, Node 24.11.0 |",
  );
  expect(report).toContain("- no seat is sold twice (Races; Events)");
  expect(report).not.toContain("Where fewer");
});

test("what was not done is said", () => {
  const report = writeProofReport([part({ done: 12 })]);
  expect(report).toContain("12 of 1,000 rounds");
  expect(report).toContain("Where fewer were done than planned");
});

test("a part that ran again stands instead of its older self, and the others stay", () => {
  const kept = keepOthers(
    [part({ done: 12 }), part({ name: "Kills", unit: "kills", planned: 200, done: 200 })],
    [part({ date: "2026-11-24" })],
  );
  expect(kept.map(({ name, done, date }) => [name, done, date])).toEqual([
    ["Kills", 200, "2026-11-23"],
    ["Races", 1000, "2026-11-24"],
  ]);
});
