import { globSync, readFileSync } from "node:fs";
import { analyse } from "scslre";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { formatMessage } from "./messages/messages.ts";
import { normalizeFieldName } from "./form/server-errors.ts";
import { parseRules } from "./parse-rules.ts";
import { builtInRules } from "./rules/index.ts";

/** Every regular expression that a source file writes. */
function listExpressions(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Why an expression may need more than linear time; nothing for one that never does. */
function listReasons(literal: string): string[] {
  const [, source = "", flags = ""] = /^\/(.*)\/(\w*)$/s.exec(literal) ?? [];
  return analyse({ source, flags }).reports.map(({ type }) => `${literal}: ${type}`);
}

const folder = import.meta.dirname;
const files = globSync("**/*.{ts,tsx}", { cwd: folder }).filter((file) => !/test/.test(file));

describe("the regular expressions of this package", () => {
  const expressions = files.flatMap((file) => listExpressions(`${folder}/${file}`));

  it("are linear for every text, by analysis", () => {
    expect(expressions.length).toBeGreaterThan(15);
    expect(expressions.flatMap(listReasons)).toEqual([]);
  });

  it("control: slow expressions are detected", () => {
    expect(listReasons("/^(a+)+$/")).not.toEqual([]);
    expect(listReasons("/^\\d*\\d*x$/")).not.toEqual([]);
  });
});

/**
 * One run in ms of the processor: what others do on the machine is not in it. Some systems count in
 * steps of 4 ms, so a short work is run until many steps are full.
 */
function measure(work: () => unknown): number {
  const start = process.threadCpuUsage();
  for (let runs = 1; ; runs += 1) {
    work();
    const { user, system } = process.threadCpuUsage(start);
    if (user + system > 24_000) return (user + system) / 1000 / runs;
  }
}

/**
 * How much longer a text of sixteen times the length takes: about 16 when time is linear, 256 when
 * it is quadratic. Under a millisecond there is nothing to measure.
 */
function growthOf(work: (text: string) => unknown, part: string, size: number): number {
  const [short, long] = [size, size * 16].map((length) => `${part.repeat(length)}\n!`);
  return (
    measure(() => work(long ?? "")) /
    Math.max(
      measure(() => work(short ?? "")),
      1,
    )
  );
}

/** Whether the growth is nearer to the square each time: a slow moment of the machine is one time. */
function isQuadratic(...asked: Parameters<typeof growthOf>): boolean {
  return [1, 2, 3].every(() => growthOf(...asked) > 64);
}

const attempt = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

const context = { field: "field", values: {}, signal: new AbortController().signal };
const works: [name: string, work: (text: string) => unknown][] = [
  ...builtInRules.map((rule): [string, (text: string) => unknown] => [
    rule.name,
    (text) => {
      for (const start of ["", "a@", "https://", "+"]) {
        void rule.test(start + text, { length: 1, min: 1, max: 1, field: "f" } as never, context);
      }
    },
  ]),
  ["a rule string", (text) => attempt(() => parseRules(text))],
  ["a rule string's parameters", (text) => attempt(() => parseRules(`confirmed:${text}`))],
  ["a message", (text) => formatMessage(text, { a: "b" })],
  ["a field's name", (text) => normalizeFieldName(text)],
];

describe("the time grows with the length of a hostile text, not with its square, in", () => {
  const parts = ["a", "a.", "a-", "@", "a@", " ", "я", "1", "|", "\\", "{a", "[a", "\u0301"];

  it.each(works)("%s", (_, work) => {
    expect(parts.filter((part) => isQuadratic(work, part, 10_000))).toEqual([]);
  });

  it("control: an expression with backtracking is detected", () => {
    const slow = /\s+$/;
    expect(isQuadratic((text) => slow.test(`${text}x`), " ", 1500)).toBe(true);
  });
});
