import { expect, test } from "vitest";
import { writeProofReport } from "./proof-report.ts";
import type { ProofPart } from "./proof-report.ts";

const part = (over: Partial<ProofPart>): ProofPart => ({
  ...{ name: "Races", unit: "rounds", planned: 1000, done: 1000, seconds: 61 },
  ...{ invariants: ["no seat is sold twice"], facts: {} },
  ...over,
});
const write = (...parts: ProofPart[]) =>
  writeProofReport({ date: "2026-11-23", node: "24.11.0", parts });

test("each part is a row, and what several look at is said once", () => {
  const events = { name: "Events", unit: "sequences", planned: 10_000, done: 10_000, seconds: 600 };
  const report = write(part({}), part({ ...events, seed: 7, facts: { events: 120_000 } }));
  expect(report).toContain("| Races | 1,000 rounds |  | 61 s |");
  expect(report).toContain("| Events | 10,000 sequences | 120,000 events, seed 7 | 10 min |");
  expect(report).toContain("- no seat is sold twice (Races; Events)");
  expect(report).not.toContain("Where fewer");
});

test("what was not done is said", () => {
  const report = write(part({ done: 12 }));
  expect(report).toContain("12 of 1,000 rounds");
  expect(report).toContain("Where fewer were done than planned");
});
