import type { Table } from "../benchmark.ts";
import { weighEntry } from "../bundle/weigh-entry.ts";
import { formatKilobytes, formatRatio } from "../report/format-numbers.ts";
import { kitFolder } from "./weigh-components.ts";

/** Components that stand on a library, which their script holds in whole. */
const wrapped = [
  {
    component: "phone-input",
    library: "libphonenumber-js/min",
    /** The same library in the build that ours loads. */
    loaded: "libphonenumber-js/min/es6",
  },
];

/** What a component that wraps a library adds to it: the goal is a tenth at most. */
export async function weighWrapped(): Promise<Table> {
  const rows: string[][] = [];
  const notes: string[] = [];
  for (const { component, library, loaded } of wrapped) {
    const own = await weighEntry(`export * from "@tour/ui-kit/${component}";`);
    const alone = await weighEntry(`export * from "${library}";`, { folder: kitFolder });
    const modern = await weighEntry(`export * from "${loaded}";`, { folder: kitFolder });
    const script = own.script + own.later;
    rows.push([
      component,
      library,
      formatKilobytes(alone.script),
      formatKilobytes(script),
      formatRatio(script, alone.script),
      script <= alone.script * 1.1 ? "yes" : "no",
    ]);
    notes.push(
      `The library as its documentation imports it, with its metadata of all countries. Ours loads its build for today's browsers when the field is first focused: all of \`${loaded}\` is ${formatKilobytes(modern.script)}.`,
    );
  }
  return {
    title: "Components that wrap a library, script, brotli",
    columns: ["component", "library", "library alone", "ours with it", "ratio", "within 1.10x?"],
    rows,
    notes,
  };
}
