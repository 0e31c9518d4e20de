import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Benchmark, Table } from "../benchmark.ts";
import { projectFolder } from "../stage/folders.ts";
import { describeMachine } from "./describe-machine.ts";
import { formatTable } from "./format-table.ts";
import { replaceSection } from "./replace-section.ts";

const documentPath = join(projectFolder, "docs/benchmarks.md");

/**
 * Puts the results into docs/benchmarks.md, each between marks of its own: what was not measured
 * this time, and what people wrote around it, stays. Answers the file's path in the project.
 */
export function saveDocument(results: readonly (readonly [Benchmark, readonly Table[]])[]): string {
  const before = existsSync(documentPath) ? readFileSync(documentPath, "utf8") : "# Benchmarks\n";
  const date = `Measured on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}.`;
  const after = results.reduce(
    (text, [{ name, question }, tables]) =>
      replaceSection(text, {
        name,
        heading: `${name}: ${question}`,
        body: [date, ...tables.map((table) => formatTable(table).trimEnd())].join("\n\n"),
      }),
    before,
  );
  writeFileSync(documentPath, after);
  return relative(projectFolder, documentPath);
}
