import type { Table } from "../benchmark.ts";
import { formatKilobytes, formatRatio } from "../report/format-numbers.ts";
import type { Kit } from "./kit.ts";
import { tourKit } from "./tour.kit.ts";
import { weighEntry } from "./weigh-entry.ts";

/** The first is ours, and what the others' ratios are to. */
const kits: readonly Kit[] = [tourKit];

/** Every kit component, alone in an app that has React already. */
export async function weighKits(reactBytes: number): Promise<Table> {
  const [own, ...others] = kits;
  if (!own) throw new Error("No kit to weigh");
  const rows: string[][] = [];
  for (const [name, source] of Object.entries(own.entries)) {
    const { script, later, styles } = await weighEntry(source);
    const row = [name, ...[script, later, styles].map(formatKilobytes)];
    row.push(formatRatio(script, reactBytes));
    for (const kit of others) row.push(...(await weighOther(kit, name, script)));
    rows.push(row);
  }
  const all = await weighEntry(Object.values(own.entries).join("\n"));
  rows.push([
    "all together",
    ...[all.script, all.later, all.styles].map(formatKilobytes),
    formatRatio(all.script, reactBytes),
  ]);
  return {
    title: `Kit components (${own.title}), brotli`,
    columns: [
      "component",
      "script",
      "on demand",
      "CSS",
      "script to React",
      ...others.flatMap(({ title }) => [title, "to ours"]),
    ],
    rows,
    notes: [
      "Each component alone, with all that it imports: what two share is counted in both.",
      `React and React DOM are not in the numbers; they weigh ${formatKilobytes(reactBytes)}.`,
    ],
  };
}

async function weighOther(kit: Kit, name: string, ownScript: number): Promise<string[]> {
  const source = kit.entries[name];
  if (!source) return ["-", "-"];
  const { script } = await weighEntry(source);
  return [formatKilobytes(script), formatRatio(script, ownScript)];
}
