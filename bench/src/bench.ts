import { parseArgs } from "node:util";
import type { Benchmark } from "./benchmark.ts";
import { allBlocksBenchmark } from "./all-blocks/all-blocks.bench.ts";
import { bodiesBenchmark } from "./bodies/bodies.bench.ts";
import { bookingBenchmark } from "./booking/booking.bench.ts";
import { bundleBenchmark } from "./bundle/bundle.bench.ts";
import { callsBenchmark } from "./calls/calls.bench.ts";
import { lighthouseBenchmark } from "./lighthouse/lighthouse.bench.ts";
import { kitSizeBenchmark } from "./kit-size/kit-size.bench.ts";
import { kitSpeedBenchmark } from "./kit-speed/kit-speed.bench.ts";
import { officeBenchmark } from "./office/office.bench.ts";
import { previewBenchmark } from "./preview/preview.bench.ts";
import { renderBenchmark } from "./render/render.bench.ts";
import { validationBenchmark } from "./validation-speed/validation.bench.ts";
import { scaleBenchmark } from "./scale/scale.bench.ts";
import { searchBenchmark } from "./search/search.bench.ts";
import { chooseBenchmarks } from "./choose-benchmarks.ts";
import { formatTable } from "./report/format-table.ts";
import { saveTables } from "./report/save-tables.ts";
import { openStage } from "./stage/open-stage.ts";
import { runEach } from "./stage/run-each.ts";

/** In the order of a full run: the quickest first. */
const benchmarks: readonly Benchmark[] = [
  validationBenchmark,
  kitSizeBenchmark,
  kitSpeedBenchmark,
  bundleBenchmark,
  renderBenchmark,
  allBlocksBenchmark,
  lighthouseBenchmark,
  previewBenchmark,
  bodiesBenchmark,
  callsBenchmark,
  bookingBenchmark,
  officeBenchmark,
  searchBenchmark,
  scaleBenchmark,
];
const namesOf = (some: readonly Benchmark[]) => some.map(({ name }) => name).join(", ");

const usage = `pnpm bench [filter] [--exact] [--save] [--no-build] [--tours 1000]

  filter      only benchmarks whose name holds it: ${namesOf(benchmarks.filter((one) => !one.isByHand))};
              or, run by its whole name alone: ${namesOf(benchmarks.filter((one) => one.isByHand))}
  --exact     the filter is the whole name
  --save      write the tables into docs/benchmarks.md and the packages' READMEs
  --no-build  take the apps as they were built last
  --tours     the largest marketplace that search and scale are measured on; else their own largest`;

async function runBenchmarks(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      exact: { type: "boolean", default: false },
      save: { type: "boolean", default: false },
      "no-build": { type: "boolean", default: false },
      tours: { type: "string", default: "Infinity" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return console.log(usage);
  const chosen = chooseBenchmarks(benchmarks, { filters: positionals, isExact: values.exact });
  if (chosen.length === 0) throw new Error(`No benchmark matches.\n\n${usage}`);

  const maxTours = Number(values.tours);
  if (!(maxTours >= 1000)) throw new Error("--tours is a number from 1000 on.");
  const [benchmark, ...others] = chosen;
  if (others.length > 0) {
    const flags = process.argv.slice(2).filter((argument) => !positionals.includes(argument));
    const names = chosen.map(({ name }) => name);
    const failed = await runEach(names, flags);
    if (failed.length > 0) throw new Error(`Failed: ${failed.join(", ")}`);
    return;
  }
  await runBenchmark(benchmark!, { build: !values["no-build"], maxTours, save: values.save });
}

interface RunOptions {
  build: boolean;
  maxTours: number;
  save: boolean;
}

async function runBenchmark(benchmark: Benchmark, { save, ...options }: RunOptions): Promise<void> {
  const { stage, close } = openStage({
    ...options,
    say: (line) => console.error(`  ${line} …`),
  });
  const interrupt = () => void close().finally(() => process.exit(130));
  process.once("SIGINT", interrupt);
  process.once("SIGTERM", interrupt);
  try {
    console.log(`## ${benchmark.name}: ${benchmark.question}\n`);
    const tables = await benchmark.measure(stage);
    for (const table of tables) console.log(formatTable(table));
    if (save) console.error(`  Saved to ${saveTables(benchmark, tables)}\n`);
  } finally {
    await close();
  }
}

try {
  await runBenchmarks();
} catch (error) {
  for (let at = error; at !== undefined; at = at instanceof Error ? at.cause : undefined) {
    console.error(at instanceof Error ? at.message : at);
  }
  process.exitCode = 1;
}
// Connections that a peer left open must not hold up the next benchmark.
process.exit();
