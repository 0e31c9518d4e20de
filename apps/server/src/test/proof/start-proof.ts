import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isFullProof } from "@tour/proof";
import { proofMinutes, resultsFolder } from "./proof-size.ts";

/** A part of the proof, as its result tells it; `tooling/run` reads the same. */
interface Part {
  /** Tells parts apart. */
  name: string;
  /** What was counted: `rounds`, `sequences` or `kills`. */
  unit: string;
  planned: number;
  /** In words, what was looked at each time. */
  invariants: readonly string[];
  seed?: number;
}

const minute = 60_000;

/** Begins a part of the proof: it says now and then how far it is, and writes at its end what it did. */
export function startProof(part: Part) {
  const start = performance.now();
  const end = proofMinutes === undefined ? Infinity : start + proofMinutes * minute;
  let done = 0;
  let saidAt = start;
  const say = (): void => {
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`${part.name}: ${done} of ${part.planned} ${part.unit} (${seconds} s)`);
  };
  return {
    isOver: (): boolean => performance.now() > end,
    /** One more was done. */
    count(): void {
      done += 1;
      if (!isFullProof || performance.now() - saidAt < minute / 2) return;
      saidAt = performance.now();
      say();
    },
    /** All went well. `facts` are further counts by their name. */
    finish(facts: Record<string, number> = {}): void {
      if (isFullProof) say();
      if (!resultsFolder) return;
      const seconds = Math.round((performance.now() - start) / 1000);
      const file = join(resultsFolder, `${part.name.replaceAll(/\W+/g, "-")}.json`);
      writeFileSync(file, JSON.stringify({ ...part, done, seconds, facts }));
    },
  };
}

/** Runs a race so many times, unless its time is over before. */
export async function proveRounds(
  part: Omit<Part, "unit">,
  round: (index: number) => Promise<void>,
): Promise<void> {
  const proof = startProof({ ...part, unit: "rounds" });
  for (let index = 0; index < part.planned && !proof.isOver(); index += 1) {
    await round(index);
    proof.count();
  }
  proof.finish();
}

/**
 * Starts all at once, in an order that changes with the rounds. The first two rounds run one after
 * another: so much that two orders end in two ways does not depend on luck.
 */
export async function race<Result>(
  works: readonly (() => Promise<Result>)[],
  round: number,
): Promise<Result[]> {
  const order = works.map((_, at) => works[(at + round) % works.length]!);
  if (round >= 2) return Promise.all(order.map((work) => work()));
  const results: Result[] = [];
  for (const work of order) results.push(await work());
  return results;
}
