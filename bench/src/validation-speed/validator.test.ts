import { expect, test } from "vitest";
import { formSamples } from "./form-samples.ts";
import { ourForm, ourRules } from "./our-validators.ts";
import { checkVerdicts, countForms } from "./validator.ts";

test("our rules and our form fail exactly the fields that the samples expect", async () => {
  await expect(checkVerdicts("rules", ourRules)).resolves.toBeUndefined();
  await expect(checkVerdicts("form", ourForm)).resolves.toBeUndefined();
});

test("a validator that lets everything pass is not measured", async () => {
  await expect(checkVerdicts("idle", () => ({}))).rejects.toThrow("idle, sample 2");
});

test("all samples are judged equally often, and promises are waited for", async () => {
  const seen = new Map<unknown, number>();
  const rate = await countForms(async (values) => {
    await Promise.resolve();
    seen.set(values, (seen.get(values) ?? 0) + 1);
    return {};
  }, 5);
  expect(rate).toBeGreaterThan(0);
  expect(seen.size).toBe(formSamples.length);
  expect(new Set(seen.values()).size).toBe(1);
});
