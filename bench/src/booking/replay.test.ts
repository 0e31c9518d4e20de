import { expect, test } from "vitest";
import { makePattern, replay } from "./replay.ts";

const key = "b6f6c6a8-5d3c-4d7e-8f39-2f6d7a1c9e02";
const job = "0b6f6c6a-5d3c-4d7e-8f39-2f6d7a1c9e02";
const hash = "x".repeat(43);
const guest = { key, email: "a@example.com", phone: "+79160000001", departure: 3_000_001 };

test("another guest's booking has their words, the database's numbers, and names of its own", async () => {
  const heard = [
    { text: "insert", values: [key, 3_000_001, "a@example.com", 4], rows: [[7_000_001]] },
    { text: "count", values: [hash], rows: [] },
    { text: "job", values: [job, '{"request_id":7000001}', 7_000_001], rows: [] },
  ];
  const sent: unknown[][] = [];
  const other = { ...guest, key: job, email: "b@example.com", departure: 3_000_002 };
  await replay(makePattern(heard, guest), other, async ({ text, values }) => {
    sent.push(values);
    return { rows: text === "insert" ? [[7_000_009]] : [] };
  });
  expect(sent[0]).toEqual([job, 3_000_002, "b@example.com", 4]);
  expect(sent[1]).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  expect(sent[1]).not.toEqual([hash]);
  expect(sent[2]!.slice(1)).toEqual(['{"request_id":7000009}', 7_000_009]);
  expect(sent[2]![0]).not.toBe(job);
});
