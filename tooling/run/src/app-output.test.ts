import { expect, test } from "vitest";
import { formatLine } from "./app-output.ts";

test("a log line below a warning is shown only while starting", () => {
  const line = JSON.stringify({ level: 30, time: 1, msg: "Drawing the demo pictures" });
  expect(formatLine(line, true)).toBe("Drawing the demo pictures");
  expect(formatLine(line, false)).toBeUndefined();
});

test("a log line's fields follow its message", () => {
  const line = JSON.stringify({ level: 30, pid: 7, drawn: 10, of: 70, msg: "Drawing" });
  expect(formatLine(line, true)).toBe("Drawing (drawn 10, of 70)");
});

test("answered calls are not shown", () => {
  const line = JSON.stringify({ level: 30, method: "GET", url: "/health", msg: "request" });
  expect(formatLine(line, true)).toBeUndefined();
});

test("warnings and errors are always shown, with their reason", () => {
  const line = JSON.stringify({ level: 50, msg: "Mail failed", err: { message: "refused" } });
  expect(formatLine(line, false)).toBe("error: Mail failed: refused");
});

test("other lines stay as they are", () => {
  expect(formatLine("plain words  ", false)).toBe("plain words");
  expect(formatLine('{"half', false)).toBe('{"half');
  expect(formatLine("", true)).toBeUndefined();
});
