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
import { searchBenchmark } from "./search/search.bench.ts";
import { formatTable } from "./report/format-table.ts";
import { saveTables } from "./report/save-tables.ts";
import { openStage } from "./stage/open-stage.ts";

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
];

const usage = `pnpm bench [filter] [--save] [--no-build] [--tours 1000]

  filter      only benchmarks whose name holds it: ${benchmarks.map(({ name }) => name).join(", ")}
  --save      write the tables into docs/benchmarks.md and the packages' READMEs
  --no-build  take the apps as they were built last
  --tours     the largest marketplace that search is measured on; 100000 by default`;

async function runBenchmarks(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      save: { type: "boolean", default: false },
      "no-build": { type: "boolean", default: false },
      tours: { type: "string", default: "100000" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return console.log(usage);
  const chosen = benchmarks.filter(
    ({ name }) => positionals.length === 0 || positionals.some((filter) => name.includes(filter)),
  );
  if (chosen.length === 0) throw new Error(`No benchmark matches.\n\n${usage}`);

  const maxTours = Number(values.tours);
  if (!(maxTours >= 1000)) throw new Error("--tours is a number from 1000 on.");
  const { stage, close } = openStage({
    build: !values["no-build"],
    maxTours,
    say: (line) => console.error(`  ${line} …`),
  });
  const interrupt = () => void close().finally(() => process.exit(130));
  process.once("SIGINT", interrupt);
  process.once("SIGTERM", interrupt);
  try {
    for (const benchmark of chosen) {
      console.log(`## ${benchmark.name}: ${benchmark.question}\n`);
      const tables = await benchmark.measure(stage);
      for (const table of tables) console.log(formatTable(table));
      if (values.save) console.error(`  Saved to ${saveTables(benchmark, tables)}\n`);
    }
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
