import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readToday } from "@tour/dates";
import type { Benchmark, Table } from "../benchmark.ts";
import { projectFolder } from "../stage/folders.ts";
import { describeMachine } from "./describe-machine.ts";
import { formatTable } from "./format-table.ts";
import { replaceSection } from "./replace-section.ts";

/**
 * Puts a benchmark's tables between its marks in its document: what was not measured this time, and
 * what people wrote around it, stays. Answers the document's path in the project.
 */
export function saveTables(
  { name, question, document = "docs/benchmarks.md" }: Benchmark,
  tables: readonly Table[],
): string {
  const path = join(projectFolder, document);
  const before = existsSync(path) ? readFileSync(path, "utf8") : "# Benchmarks\n";
  const date = `Measured on ${readToday("UTC")}: ${describeMachine()}.`;
  const body = [date, ...tables.map((table) => formatTable(table).trimEnd())].join("\n\n");
  writeFileSync(path, replaceSection(before, { name, heading: `${name}: ${question}`, body }));
  return document;
}
