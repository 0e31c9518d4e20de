import { formSamples } from "./form-samples.ts";
import type { FormSample } from "./form-samples.ts";

/** Answers the first message of each field that fails. */
export type Judge = (
  values: FormSample,
) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;

/** Throws when a validator does not fail the very fields that each sample says. */
export async function checkVerdicts(title: string, judge: Judge): Promise<void> {
  for (const [index, { values, failing }] of formSamples.entries()) {
    const found = Object.keys(await judge(values)).toSorted();
    if (found.join() !== failing.join()) {
      throw new Error(
        `${title}, sample ${index + 1}: fails "${found.join()}" for "${failing.join()}"`,
      );
    }
  }
}

/** Forms judged a second, over all samples in turn for so many ms; promises are waited for. */
export async function countForms(judge: Judge, ms: number): Promise<number> {
  const start = performance.now();
  let count = 0;
  let now = start;
  while (now - start < ms) {
    for (const { values } of formSamples) {
      const verdict = judge(values);
      if (verdict instanceof Promise) await verdict;
    }
    count += formSamples.length;
    now = performance.now();
  }
  return (count / (now - start)) * 1000;
}
