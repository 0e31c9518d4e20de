import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Benchmark } from "../benchmark.ts";
import { median } from "../measure/quantile.ts";
import { formatCount, formatRatio } from "../report/format-numbers.ts";
import { installPeer } from "../stage/peer.ts";
import { ourForm, ourRules } from "./our-validators.ts";
import { checkVerdicts, countForms } from "./validator.ts";
import type { Judge } from "./validator.ts";

const rounds = 9;
const roundMs = 150;

/** Forms judged a second by our rules and by the validators that people use for this. */
export const validationBenchmark: Benchmark = {
  name: "validation",
  question: "how many forms are validated a second?",
  measure: async ({ say }) => {
    say("Validating forms");
    const peers = await loadPeers(await installPeer("validators"));
    const validators: [string, Judge][] = [
      ["our rules", ourRules],
      ["our form, validate()", ourForm],
      ...Object.entries(peers),
    ];
    const rates = validators.map((): number[] => []);
    for (const [title, judge] of validators) await checkVerdicts(title, judge);
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, [, judge]] of validators.entries()) {
        const rate = await countForms(judge, roundMs);
        // The first round lets the code get hot.
        if (round > 0) rates[index]?.push(rate);
      }
    }
    const medians = rates.map(median);
    const fastest = Math.max(...medians.slice(validators.length - Object.keys(peers).length));
    return [
      {
        title: "A form of eight fields, one sound and seven bad in turn",
        columns: ["validator", "forms/s", "to the fastest peer"],
        rows: validators.map(([title], index) => [
          title,
          formatCount(medians[index] ?? Number.NaN),
          formatRatio(medians[index] ?? Number.NaN, fastest),
        ]),
        notes: [
          `In Node, medians of ${rounds} interleaved rounds. Rules and schemas are read once; each validator answers the first message of every field that fails, and before the timing all are seen to fail the same fields.`,
          "Our form also holds what is typed, the fields' states and listeners, and takes eight values before each validation; vee-validate's rules, like our form, answer by promises. ajv compiles its schema to code, which a content policy without `unsafe-eval` forbids in browsers.",
        ],
      },
    ];
  },
};

async function loadPeers(folder: string): Promise<Record<string, Judge>> {
  // Vue, which vee-validate stands on, checks more while developing.
  process.env["NODE_ENV"] = "production";
  const url = pathToFileURL(join(folder, "contenders.js")).href;
  const { contenders } = (await import(url)) as { contenders: Record<string, Judge> };
  return contenders;
}
