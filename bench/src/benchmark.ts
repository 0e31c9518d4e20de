import type { Browser } from "playwright";
import type { Demo } from "./stage/demo.ts";

/** A table of results; the first column names what was measured. */
export interface Table {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** What a reader must know to judge the numbers. */
  notes: readonly string[];
}

/** What benchmarks share in one run: started by the first that asks, ended after the last. */
export interface Stage {
  /** The three apps, built, on demo data of their own. */
  demo: () => Promise<Demo>;
  /** The API host's program, built. */
  server: () => Promise<string>;
  /** The site's, built. */
  site: () => Promise<string>;
  browser: () => Promise<Browser>;
  /** Marketplaces are filled with no more tours than these; Infinity where nobody said how many. */
  maxTours: number;
  /** Says what goes on; not part of the results. */
  say: (line: string) => void;
}

export interface Benchmark {
  /** What `pnpm bench <filter>` is matched with. */
  name: string;
  /** The question that the tables answer. */
  question: string;
  /** Where `--save` puts the tables, from the project's folder. Default docs/benchmarks.md. */
  document?: string;
  /** It takes so long that it is run by its whole name alone, never with the others. */
  isByHand?: boolean;
  measure: (stage: Stage) => Promise<Table[]>;
}
