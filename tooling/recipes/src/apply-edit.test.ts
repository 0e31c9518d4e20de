import { expect, test } from "vitest";
import { applyDiff } from "./apply-edit.ts";

const file = "a\nb\nc\nb\n";
const apply = (diff: string) => applyDiff(file, diff, "list.txt");

test("lines are added and removed where the diff says", () => {
  expect(apply(" a\n-b\n+B\n+\n c\n")).toBe("a\nB\n\nc\nb\n");
});

test("lines that are not in the file are refused", () => {
  expect(() => apply(" a\n+x\n c\n")).toThrow("list.txt has these lines nowhere:\na\nc");
});

test("ambiguous lines are refused", () => {
  expect(() => apply(" b\n+x\n")).toThrow("more than once");
});
