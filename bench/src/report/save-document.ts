import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Benchmark, Table } from "../benchmark.ts";
import { projectFolder } from "../stage/folders.ts";
import { describeMachine } from "./describe-machine.ts";
import { formatTable } from "./format-table.ts";

const documentPath = join(projectFolder, "docs/benchmarks.md");

/**
 * Puts the results into docs/benchmarks.md, each between marks of its own: what was not measured
 * this time, and what people wrote around it, stays. Answers the file's path in the project.
 */
export function saveDocument(results: readonly (readonly [Benchmark, readonly Table[]])[]): string {
  const before = existsSync(documentPath) ? readFileSync(documentPath, "utf8") : "# Benchmarks\n";
  const after = results.reduce(
    (text, [benchmark, tables]) => replaceSection(text, benchmark, tables),
    before,
  );
  writeFileSync(documentPath, after);
  return relative(projectFolder, documentPath);
}

function replaceSection(text: string, benchmark: Benchmark, tables: readonly Table[]): string {
  const open = `<!-- bench:${benchmark.name} -->`;
  const close = `<!-- /bench:${benchmark.name} -->`;
  const section = [
    open,
    "",
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}.`,
    "",
    ...tables.map(formatTable),
    close,
  ].join("\n");
  const start = text.indexOf(open);
  const end = text.indexOf(close);
  if (start < 0 || end < 0) {
    return `${text.trimEnd()}\n\n## ${benchmark.name}: ${benchmark.question}\n\n${section}\n`;
  }
  return text.slice(0, start) + section + text.slice(end + close.length);
}
